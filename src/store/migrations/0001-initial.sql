-- The first schema. Instants are timestamptz and always come in as parameters: no statement asks the database for the time.

create extension if not exists vector;

-- A row per number that must survive: the secret that signs cursors, the newest stream instant, and the like.
create table store_values (
  key text primary key,
  value jsonb not null
);

-- One writer at a time: whoever holds the lease may append to `changes`, and locks its row in each writing transaction.
-- An operator's correction raises the epoch: the pipeline then reads its memory anew before it writes again.
create table leases (
  name text primary key,
  holder text not null,
  expires_at timestamptz not null,
  epoch bigint not null default 0
);
insert into leases (name, holder, expires_at) values ('pipeline', '', '1970-01-01T00:00:00Z');

create table situations (
  id uuid primary key,
  -- Given when it first becomes visible, and never changed again.
  slug text unique,
  -- live: may still change; the other four are the ends of its life (specification part 3).
  state text not null default 'live' check (state in ('live', 'merged', 'retired', 'concluded', 'removed')),
  merged_into uuid references situations (id),
  moved_to uuid,
  -- Null until two member clusters are visible: then it is in the list and has its own page.
  visible_at timestamptz,
  title text not null,
  title_pinned boolean not null default false,
  summary text not null default '',
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'QUIET')),
  categories text[] not null default '{}',
  countries text[] not null default '{}',
  cluster_count integer not null default 0,
  source_count integer not null default 0,
  independent_count integer not null default 0,
  significance smallint not null default 1,
  significance_z double precision not null default 0,
  relevance_rank double precision not null default 0,
  first_seen timestamptz,
  last_updated timestamptz,
  latest_cluster_title text not null default '',
  opened_at timestamptz not null,
  concluded_at timestamptz,
  removed_at timestamptz,
  -- When time alone will change it next (quiet, concluded, removed).
  transition_at timestamptz,
  maintain_due boolean not null default true,
  check ((state = 'merged') = (merged_into is not null))
);
create index situations_due on situations (id) where maintain_due;
create index situations_transition on situations (transition_at) where transition_at is not null;
create index situations_recent on situations (last_updated desc, id desc) where state = 'live' and visible_at is not null;

create table clusters (
  id uuid primary key,
  -- Given when it is first settled, and never changed again.
  slug text unique,
  state text not null default 'open' check (state in ('open', 'merged', 'retired')),
  merged_into uuid references clusters (id),
  situation_id uuid references situations (id),
  -- Why it is in its situation: the link's reason, score and voters.
  grouping jsonb,
  -- Null while it waits for outlets or for the publish delay.
  visible_at timestamptz,
  title text not null default '',
  title_pinned boolean not null default false,
  summary text not null default '',
  summary_full text not null default '',
  language text not null default 'und',
  categories text[] not null default '{}',
  countries text[] not null default '{}',
  keywords text[] not null default '{}',
  significance smallint not null default 1,
  significance_z double precision not null default 0,
  significance_parts jsonb not null default '{}',
  article_count integer not null default 0,
  source_count integer not null default 0,
  independent_count integer not null default 0,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  settle_due boolean not null default false,
  group_due boolean not null default false,
  index_due boolean not null default false,
  check ((state = 'merged') = (merged_into is not null))
);
create index clusters_settle on clusters (id) where settle_due;
create index clusters_group on clusters (id) where group_due;
create index clusters_index on clusters (id) where index_due;
create index clusters_held on clusters (published_at) where visible_at is null and state = 'open';
create index clusters_active on clusters (updated_at) where state = 'open';
create index clusters_situation on clusters (situation_id) where situation_id is not null;
create index clusters_timeline on clusters (situation_id, published_at desc, id desc) where visible_at is not null and state = 'open';
create index clusters_merged on clusters (merged_into) where merged_into is not null;

-- Every cluster that ever belonged to a situation, with the place in the timeline that it had when it left.
create table situation_members (
  situation_id uuid not null references situations (id),
  cluster_id uuid not null references clusters (id),
  joined_at timestamptz not null,
  left_at timestamptz,
  left_published_at timestamptz,
  primary key (situation_id, cluster_id)
);
create index situation_members_cluster on situation_members (cluster_id);

create table articles (
  id uuid primary key,
  -- Order of arrival, and so of assignment.
  seq bigint generated always as identity unique,
  -- First 16 bytes of the SHA-256 of the canonical address: the identity of an article.
  url_key bytea not null unique,
  url text not null,
  canonical_url text not null,
  source_host text not null,
  title text not null,
  summary text not null,
  body text not null,
  language text not null,
  category_hint text,
  country_hint text,
  published_at timestamptz not null,
  published_at_is_first_seen boolean not null,
  received_at timestamptz not null,
  cluster_id uuid references clusters (id),
  copy_of uuid references articles (id),
  copy_reason text,
  -- Why it joined or opened its cluster: action, reason, score and features.
  assignment jsonb
);
create index articles_waiting on articles (seq) where cluster_id is null;
create index articles_cluster on articles (cluster_id, published_at);

-- The list of situations as it stood at any change: a walk of the pages reads it as of its first page.
create table situation_list (
  situation_id uuid not null references situations (id),
  from_change bigint not null,
  until_change bigint,
  until_at timestamptz,
  relevance_rank double precision not null,
  last_updated timestamptz not null,
  categories text[] not null,
  countries text[] not null,
  primary key (situation_id, from_change)
);
create unique index situation_list_current on situation_list (situation_id) where until_change is null;
create index situation_list_relevance on situation_list (relevance_rank desc, situation_id desc);
create index situation_list_recent on situation_list (last_updated desc, situation_id desc);
create index situation_list_now_relevance on situation_list (relevance_rank desc, situation_id desc) where until_change is null;
create index situation_list_now_recent on situation_list (last_updated desc, situation_id desc) where until_change is null;
create index situation_list_past on situation_list (until_at) where until_at is not null;

-- One row for each visible change, in the order of commit.
create table changes (
  seq bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  record text not null check (record in ('cluster', 'situation')),
  record_id uuid not null,
  detail jsonb not null default '{}'
);
create index changes_record on changes (record_id, seq);

-- An operator's corrections. `before` holds what an undo needs.
create table curations (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null,
  record text not null check (record in ('cluster', 'situation')),
  record_id uuid not null,
  into_id uuid,
  reason text not null,
  before jsonb not null,
  undone_at timestamptz
);

-- What the pipeline must keep because an operator said so: a member that stays where it is, two records that stay apart.
create table pins (
  cluster_id uuid primary key references clusters (id),
  situation_id uuid references situations (id),
  curation_id bigint not null references curations (id)
);
create table kept_apart (
  record text not null check (record in ('cluster', 'situation')),
  one_id uuid not null,
  other_id uuid not null,
  curation_id bigint not null references curations (id),
  primary key (record, one_id, other_id),
  check (one_id < other_id)
);

create table accounts (
  id uuid primary key,
  email text not null,
  tier text not null check (tier in ('hobby', 'builder', 'scale')),
  password_hash text,
  created_at timestamptz not null
);
create unique index accounts_email on accounts (lower(email));

create table api_keys (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  name text not null,
  key_hash bytea not null unique,
  prefix text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_account on api_keys (account_id);

-- What each subject (an account, an anonymous network, the anonymous platform) has used of its day caps, and of the minute
-- that it is in: one row, so that one statement judges and takes all of them.
create table usage_days (
  subject text not null,
  day date not null,
  requests integer not null default 0,
  searches integer not null default 0,
  minute timestamptz not null,
  minute_requests integer not null default 0,
  -- What the last statement took.
  granted integer not null default 0,
  primary key (subject, day)
);
create index usage_days_day on usage_days (day);

-- The search index. Words are hashes of stems, so that a query is never parsed by the store; the impact of a word in a document is its
-- saturated BM25F weight in 1..255, at the same place in `impacts` as the word in `words`, which ascend.
create table search_documents (
  cluster_id uuid primary key references clusters (id),
  published_at timestamptz not null,
  text_hash bytea not null,
  words integer[] not null,
  impacts bytea not null
);
create index search_documents_words on search_documents using gin (words);
create index search_documents_published on search_documents (published_at);

-- In how many documents a word stands, for the words that are not rare, as counted when the corpus was last read.
create table search_words (
  word integer primary key,
  documents integer not null
);

create table embedders (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('corpus', 'server')),
  model text not null,
  dimensions integer not null,
  trained_at timestamptz not null,
  trained_on integer not null,
  payload bytea,
  -- filling: documents are being embedded; serving: queries meet its vectors. At most one of each.
  state text not null default 'filling' check (state in ('filling', 'serving'))
);
create unique index embedders_state on embedders (state);

create table search_vectors (
  embedder_id bigint not null references embedders (id),
  cluster_id uuid not null references search_documents (cluster_id) on delete cascade,
  published_at timestamptz not null,
  embedding halfvec not null,
  primary key (embedder_id, cluster_id)
);
create index search_vectors_published on search_vectors (embedder_id, published_at);
create index search_vectors_cluster on search_vectors (cluster_id);

-- Documents that wait for a vector.
create table search_vectors_due (
  cluster_id uuid primary key references search_documents (cluster_id) on delete cascade,
  attempts smallint not null default 0,
  due_at timestamptz not null
);
create index search_vectors_due_at on search_vectors_due (due_at);

-- Feeds that are read again and again.
create table feeds (
  id uuid primary key,
  url text not null unique,
  title text not null default '',
  category_hint text,
  country_hint text,
  language_hint text,
  added_at timestamptz not null,
  etag text,
  last_modified text,
  next_at timestamptz not null,
  last_success_at timestamptz,
  last_error text,
  failures integer not null default 0,
  items_accepted integer not null default 0
);
create index feeds_next on feeds (next_at);
