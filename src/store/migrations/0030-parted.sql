-- When the account's owner parted it from this identity, which signs in to it no more; null: it does.
alter table identities add column parted_at timestamptz;
