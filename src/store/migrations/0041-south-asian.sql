-- Words of South Asian languages have stems, and so have those of the nine before them: documents with words of these are written anew. No text has an empty hash.
update search_documents d set text_hash = '' from clusters c
where c.id = d.cluster_id and (
  c.language in ('hi', 'ur', 'bn', 'mr', 'ne', 'gu', 'pa', 'ta', 'te', 'lt', 'lv', 'et', 'ca', 'gl', 'be', 'az', 'hy', 'ka')
  or exists (
    select from articles a where a.cluster_id = c.id
      and a.language in ('hi', 'ur', 'bn', 'mr', 'ne', 'gu', 'pa', 'ta', 'te', 'lt', 'lv', 'et', 'ca', 'gl', 'be', 'az', 'hy', 'ka')));
update clusters c set index_due = true from search_documents d where d.cluster_id = c.id and d.text_hash = '';
