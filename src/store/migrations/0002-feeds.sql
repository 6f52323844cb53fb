-- What the reading of feeds must know from one run to the next.

alter table feeds
  -- Where the feed moved for good; null: to nowhere. `url` stays what the operator gave: the feed's identity.
  add column moved_to text,
  -- The host that answered last: feeds of one host are asked one after another.
  add column host text not null default '',
  -- Hash of the last body: some servers send the same again and again under ever new tags.
  add column body_hash bytea,
  -- When it was last asked, whatever came of it.
  add column fetched_at timestamptz,
  add column failing_since timestamptz,
  -- Set: it is asked no more, for the reason told, until somebody adds it again.
  add column paused_at timestamptz,
  add column pause_reason text,
  -- Why the next time is when it is.
  add column schedule_reason text not null default 'new',
  -- New items an hour, smoothed; null until the first success.
  add column items_per_hour double precision,
  -- How long the feed itself asks to be left alone.
  add column ttl_ms bigint,
  add column last_item_at timestamptz,
  add column items_rejected integer not null default 0,
  add column fetches integer not null default 0,
  add column unchanged integer not null default 0;

update feeds set host = lower(coalesce(substring(url from '^[a-zA-Z]+://(?:[^/@]*@)?([^/:?#]+)'), ''));

drop index feeds_next;
create index feeds_next on feeds (next_at) where paused_at is null;

-- One process at a time reads feeds.
insert into leases (name, holder, expires_at) values ('feeds', '', '1970-01-01T00:00:00Z');
