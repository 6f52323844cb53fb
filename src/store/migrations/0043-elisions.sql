-- Words behind an elision are in the documents however short they are ("L'UE"): those of languages that elide, and those with such words in a headline, are
-- written anew (no text has an empty hash), and counted anew.
update search_documents d set text_hash = '' from clusters c
where c.id = d.cluster_id and exists (
  select from unnest(array['fr', 'it', 'ca']) as eliding (language)
  where eliding.language = c.language or exists (select from articles a where a.cluster_id = c.id and a.language = eliding.language));
update clusters c set index_due = true from search_documents d where d.cluster_id = c.id and d.text_hash = '';
delete from store_values where key = 'search_words_counted';
