-- Documents have the countries that their cluster is tagged with, numbers that are written apart as one, and other stems in nine languages: all are
-- written anew (no text has an empty hash), and counted anew.
update search_documents set text_hash = '';
update clusters c set index_due = true from search_documents d where d.cluster_id = c.id;
delete from store_values where key = 'search_words_counted';
