-- What an embedding server made of articles, for deciding where they belong: kept so that a restart decides as before. It goes with the texts.
create table article_vectors (
  article_id uuid primary key references articles (id),
  -- Vectors are compared only within one space: that of the model which made them.
  space integer not null,
  -- One signed byte a dimension.
  vector bytea not null
);
