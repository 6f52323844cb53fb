-- What cosines are worth is learned anew, language by language.
update store_values set value = jsonb_set(value, '{scale}', '{}') where key = 'article_vector_space';
