-- Clusters are settled and grouped in the order of their events.
drop index clusters_settle;
drop index clusters_group;
create index clusters_settle on clusters (published_at) where settle_due and state = 'open';
create index clusters_group on clusters (published_at) where group_due and state = 'open';
