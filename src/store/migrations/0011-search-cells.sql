-- Vectors of a large corpus lie in cells around centres, so that a search compares the query with those of the nearest cells only.
create table search_cells (
  embedder_id bigint not null references embedders (id) on delete cascade,
  cell smallint not null,
  centre halfvec not null,
  -- About how many vectors it holds, from a sample.
  vectors integer not null,
  primary key (embedder_id, cell)
);

-- -1: in no cell yet. Every search looks there.
alter table search_vectors add column cell smallint not null default -1;
drop index search_vectors_published;
create index search_vectors_cell on search_vectors (embedder_id, cell, published_at);
