-- People: who signs in, how, and what they used.

alter table accounts
  -- Null: nobody has shown that mail to this address reaches the account's owner.
  add column email_verified_at timestamptz,
  add column is_operator boolean not null default false;

-- An account goes with all that is its own.
alter table api_keys
  drop constraint api_keys_account_id_fkey,
  add constraint api_keys_account_id_fkey foreign key (account_id) references accounts (id) on delete cascade;

-- Whoever holds a token is signed in; only its SHA-256 is kept. A revoked session is a row that is gone.
create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  token_hash bytea not null unique,
  -- password, link, or the name of the provider.
  signed_in_with text not null,
  -- What the person will know the device by.
  device text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_account on sessions (account_id);
create index sessions_expires on sessions (expires_at);

-- A way in where registration is not open. Without an address: for whoever holds the link.
create table invitations (
  id uuid primary key,
  token_hash bytea not null unique,
  email text,
  tier text not null check (tier in ('hobby', 'builder', 'scale')),
  is_operator boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Links that work once. Only the SHA-256 of what stands in them is kept.
create table email_tokens (
  token_hash bytea primary key,
  -- sign-up makes an account, reset sets the password of one, verify shows that its address is read, first makes a fresh server's first account.
  purpose text not null check (purpose in ('sign-up', 'reset', 'verify', 'first')),
  -- Null on the link for the first account: who opens it says which address.
  email text,
  account_id uuid references accounts (id) on delete cascade,
  invitation_id uuid references invitations (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((purpose = 'first') = (email is null)),
  check ((purpose in ('reset', 'verify')) = (account_id is not null))
);
create index email_tokens_account on email_tokens (account_id) where account_id is not null;
create index email_tokens_expires on email_tokens (expires_at);

-- Who an account is at other providers.
create table identities (
  issuer text not null,
  subject text not null,
  account_id uuid not null references accounts (id) on delete cascade,
  provider text not null,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index identities_account on identities (account_id);

-- Attempts at something guessable within a window that begins with the first one. Keys are hashes: no address stands here.
create table throttles (
  key text primary key,
  attempts integer not null,
  since timestamptz not null,
  until timestamptz not null
);
create index throttles_until on throttles (until);

-- What accounts asked for, day by day: for their owners to see. The caps do not look here.
create table usage_history (
  account_id uuid not null references accounts (id) on delete cascade,
  day date not null,
  endpoint text not null,
  outcome text not null,
  requests integer not null,
  primary key (account_id, day, endpoint, outcome)
);
create index usage_history_day on usage_history (day);

-- Whether any password is still kept in the older way.
create index accounts_scrypt on accounts (id) where password_hash like 'scrypt$%';
