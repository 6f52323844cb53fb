-- What a configured language model wrote for a situation, beside what was chosen from the members' own sentences, which is shown until then.
create table situation_texts (
  situation_id uuid primary key references situations (id),
  -- Chosen from the members' own sentences.
  title text not null,
  summary text not null,
  -- What stands there and which model is to write for it, as a hash.
  key text not null,
  -- To be written. Not any more after some answers that could not be believed.
  due boolean not null default true,
  attempts integer not null default 0,
  -- Written for this key. Null where the answer was not supported by the members: what was chosen stays.
  written_key text,
  written_title text,
  written_summary text
);
create index situation_texts_due on situation_texts (situation_id) where due;
