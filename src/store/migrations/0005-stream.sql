-- The live stream: outlets, corrections, the true origin of a text, full text, WebSub, and what the stream says of itself.

-- What is known of the publishers of articles, by registrable domain.
create table outlets (
  host text primary key,
  name text not null default '',
  country text,
  -- Who owns it: outlets of one owner are one voice.
  family text,
  -- Whether its articles' pages may be read for their text.
  full_text boolean not null default false,
  added_at timestamptz not null
);

alter table articles
  -- When its publisher last corrected it.
  add column revised_at timestamptz,
  -- A correction that the pipeline has not seen yet.
  add column revision_due boolean not null default false,
  -- Key of the address that the item or its page names as the original's.
  add column origin_key bytea,
  -- It came through an aggregator that names its source.
  add column is_aggregated boolean not null default false,
  -- Whose voice it is: the agency that it is credited to, the owner of its outlet, else the outlet. Set when it is assigned.
  add column voice text,
  -- The text of its page: for analysis, never shown.
  add column full_text text,
  -- While its page is being read it waits to be assigned, but not longer than this.
  add column held_until timestamptz,
  -- When its texts were removed because of their age.
  add column text_removed_at timestamptz;
create index articles_copies on articles (copy_of) where copy_of is not null;
create index articles_revised on articles (seq) where revision_due;
create index articles_texts on articles (received_at) where text_removed_at is null;

-- The items that a feed shows, packed: how its corrections and its old acquaintances are recognised.
create table feed_items (
  feed_id uuid primary key references feeds (id) on delete cascade,
  items bytea not null
);

-- Pages that are to be read for their text.
create table article_pages (
  article_id uuid primary key references articles (id) on delete cascade,
  host text not null,
  due_at timestamptz not null,
  attempts smallint not null default 0
);
create index article_pages_due on article_pages (due_at);

-- Hubs that push a feed's news to us.
create table websub_subscriptions (
  feed_id uuid primary key references feeds (id) on delete cascade,
  -- The last part of our address for the hub: nobody else knows it.
  token text not null unique,
  hub text not null,
  topic text not null,
  -- What the hub signs its pushes with.
  secret text not null,
  state text not null default 'new' check (state in ('new', 'asked', 'active', 'refused')),
  -- When the hub is asked (again): at first, before a lease ends, after a failure.
  due_at timestamptz not null,
  lease_until timestamptz,
  failures integer not null default 0,
  last_error text,
  pushed_at timestamptz,
  pushes integer not null default 0,
  -- When polling last found what no push had brought: then the hub is not relied on until it pushes again.
  missed_at timestamptz
);
create index websub_subscriptions_due on websub_subscriptions (due_at);

-- What hubs have pushed and the reader of feeds has not read yet.
create table websub_pushes (
  id bigint generated always as identity primary key,
  feed_id uuid not null references feeds (id) on delete cascade,
  received_at timestamptz not null,
  content_type text,
  body bytea not null
);

-- Parts of the stream that do not run as they should, as the process that runs them says.
create table stream_troubles (
  part text not null,
  reason text not null,
  since timestamptz not null,
  -- A trouble of which nothing is heard any more is over, or its process is.
  seen_at timestamptz not null,
  primary key (part, reason)
);

-- A group of copies weighs as one voice, also where its original is elsewhere.
update clusters set independent_count = 1 where independent_count = 0 and article_count > 0;
update situations set independent_count = 1 where independent_count = 0 and source_count > 0;
