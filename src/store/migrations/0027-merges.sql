-- It changed since it was last looked at for merging, which is done once nothing came for some days.
alter table clusters add column merge_due boolean not null default false;
-- All that are active were looked at over and over before, but for what a killed process had no time for.
update clusters set merge_due = true where state = 'open'
  and (updated_at > (select max(updated_at) from clusters) - interval '3 days' or exists (select 1 from store_values where key = 'sweep_due'));
delete from store_values where key = 'sweep_due';
create index clusters_merge_due on clusters (updated_at, id) where merge_due and state = 'open';
