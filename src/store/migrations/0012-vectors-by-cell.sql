-- A search reads the vectors of its cells from this index alone, where those of a cell lie side by side, instead of from as many pages of the table.
-- An entry of an index must be short: longer vectors, of some embedding servers, are read from the table.
create index search_vectors_near on search_vectors (embedder_id, cell, published_at) include (cluster_id, embedding)
  where vector_dims(embedding) <= 1024;
