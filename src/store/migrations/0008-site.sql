-- Events by the time of their publication, for the map of the site.
create index clusters_published on clusters (published_at, id) where visible_at is not null and state = 'open';

-- How much was written in a situation and when, without reading a row of its events.
create index clusters_coverage on clusters (situation_id, published_at) include (article_count) where visible_at is not null and state = 'open';
