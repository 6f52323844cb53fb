alter table clusters
  -- It grew by so much since it was last tried whether it holds two events that it is to be tried again.
  add column split_due boolean not null default false,
  -- How many articles it had then.
  add column tried_count integer not null default 0;
-- What is older than three days has been tried, or will not grow any more.
update clusters set tried_count = article_count where updated_at < (select max(updated_at) from clusters) - interval '3 days';
update clusters set split_due = true where state = 'open' and tried_count = 0 and article_count between 4 and 60;
create index clusters_split_due on clusters (updated_at, id) where split_due and state = 'open';
