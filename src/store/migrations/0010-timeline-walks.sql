-- A timeline is ordered by the times of its clusters, which move when an earlier article comes late. A walk of its pages has only the id of
-- the last entry seen, so the store keeps both: where each visible cluster stood before it moved, in the order of commit,
create table timeline_moves (
  seq bigint generated always as identity primary key,
  cluster_id uuid not null,
  -- The time that it had until then.
  published_at timestamptz not null,
  at timestamptz not null
);
create index timeline_moves_cluster on timeline_moves (cluster_id, seq);
create index timeline_moves_at on timeline_moves (at);

-- and for each page that does not end its timeline, who was given it, the entry that it ended with, and the newest move when its walk began.
create table timeline_walks (
  subject text not null,
  cluster_id uuid not null,
  moves_seen bigint not null,
  at timestamptz not null,
  primary key (subject, cluster_id)
);
create index timeline_walks_at on timeline_walks (at);
