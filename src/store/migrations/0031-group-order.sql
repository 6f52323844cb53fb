-- The places of a cluster in the order in which clusters were grouped: when it was first and when it was last. 0: never.
alter table clusters add column grouped_first bigint not null default 0, add column grouped_last bigint not null default 0;
update clusters c set grouped_first = placed.place, grouped_last = placed.place
from (
  select id, row_number() over (order by published_at, id) as place from clusters
  where state = 'open' and slug is not null and (situation_id is not null or not group_due)
) placed
where placed.id = c.id;
create index clusters_grouped on clusters (grouped_last, id) where state = 'open';
