-- Records that a stage of the pipeline could not work, and left, so that all others go on.
create table set_aside (
  stage text not null,
  record_id uuid not null,
  why text not null,
  at timestamptz not null,
  primary key (stage, record_id)
);
