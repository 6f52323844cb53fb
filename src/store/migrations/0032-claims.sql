-- The due time that a claim gave: where `due_at` is still the same, nothing is known of what came of it.
alter table article_pages add column claimed_until timestamptz;
alter table websub_subscriptions add column claimed_until timestamptz;
