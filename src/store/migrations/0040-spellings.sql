-- Words are found without their accents, and in one word or two: all documents are written anew (no text has an empty hash), and what words mean is learned anew.
update search_documents set text_hash = '';
update clusters c set index_due = true from search_documents d where d.cluster_id = c.id;
delete from store_values where key = 'search_words_counted';
