-- What the authorization server keeps: clients, authorizations on their way, codes, tokens, grants. Codes and tokens are known by their hash.

create table oauth_records (
  model text not null,
  id text not null,
  payload jsonb not null,
  -- The account that a code, token or grant stands for; null before somebody signed in.
  account_id uuid references accounts (id) on delete cascade,
  client_id text,
  grant_id text,
  created_at timestamptz not null,
  -- Codes and refresh tokens are used once.
  consumed_at timestamptz,
  -- Null: it does not end by itself.
  expires_at timestamptz,
  primary key (model, id)
);
create index oauth_records_grant on oauth_records (grant_id) where grant_id is not null;
create index oauth_records_account on oauth_records (account_id) where account_id is not null;
create index oauth_records_expiry on oauth_records (expires_at) where expires_at is not null;
