-- Words are found without their accents: documents that hold any are written anew (no text has an empty hash), and what words mean is learned anew.
update search_documents d set text_hash = '' from clusters c
where c.id = d.cluster_id and (
  c.title || c.summary_full || array_to_string(c.keywords, ' ') ~ '[\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff]'
  or exists (select from articles a where a.cluster_id = c.id and a.title ~ '[\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff]'));
update clusters c set index_due = true from search_documents d where d.cluster_id = c.id and d.text_hash = '';
delete from store_values where key = 'search_words_counted';
