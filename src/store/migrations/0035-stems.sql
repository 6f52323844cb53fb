-- Words of more languages have stems: documents with words of these are written anew. No text has an empty hash.
update search_documents d set text_hash = '' from clusters c
where c.id = d.cluster_id and (
  c.language in ('pl', 'cs', 'sk', 'sl', 'hr', 'bs', 'sr', 'bg', 'mk', 'ro', 'da', 'no', 'fi', 'hu', 'el', 'tr', 'fa')
  or exists (
    select from articles a where a.cluster_id = c.id
      and a.language in ('pl', 'cs', 'sk', 'sl', 'hr', 'bs', 'sr', 'bg', 'mk', 'ro', 'da', 'no', 'fi', 'hu', 'el', 'tr', 'fa')));
update clusters c set index_due = true from search_documents d where d.cluster_id = c.id and d.text_hash = '';
