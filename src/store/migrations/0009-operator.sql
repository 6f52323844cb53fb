-- What operators do through pages: who did it, and what it was.

alter table curations
  -- Who corrected, and who took it back: an account's e-mail address, or the command line.
  add column actor text not null default 'command line',
  add column undone_by text;

-- What operators did to feeds and accounts.
create table operator_actions (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  -- The feed's address or the account's.
  subject text not null,
  detail jsonb not null default '{}'
);

-- Settled clusters that nobody sees yet: few, whatever the store holds.
create index clusters_unpublished on clusters (published_at) where visible_at is null and state = 'open' and slug is not null;
-- Events as readers last saw them move.
create index clusters_shown on clusters (updated_at) where visible_at is not null and state = 'open';
create index accounts_created on accounts (created_at, id);
