-- Nobody ever read these.
alter table articles drop column revised_at;
alter table situations drop column removed_at;
alter table situation_members drop column joined_at;
alter table embedders drop column trained_at, drop column trained_on;
alter table feeds drop column added_at;
alter table outlets drop column added_at;
alter table websub_subscriptions drop column pushes;
alter table websub_pushes drop column received_at;

-- Concluded situations that were left with one event are to be retired like others.
update situations s set maintain_due = true
where state = 'concluded' and visible_at is not null
  and (select count(*) from clusters c where c.situation_id = s.id and c.state = 'open' and c.visible_at is not null) < 2;

-- Updates are forgotten once nobody can need them.
create index changes_updates on changes (at) where kind in ('cluster.updated', 'situation.updated');
