-- Words of more languages have other stems: documents with words of these are written anew, and what words mean is learned anew. No text has an empty hash.
update search_documents d set text_hash = '' from clusters c
where c.id = d.cluster_id and exists (
  select from unnest(array['no', 'bg', 'hr', 'bs', 'sr', 'sk', 'sl']) as stemmed (language)
  where stemmed.language = c.language or exists (select from articles a where a.cluster_id = c.id and a.language = stemmed.language));
update clusters c set index_due = true from search_documents d where d.cluster_id = c.id and d.text_hash = '';
delete from store_values where key = 'search_words_counted';
