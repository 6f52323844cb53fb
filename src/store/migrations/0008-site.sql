-- Events by the time of their publication, for the map of the site.
create index clusters_published on clusters (published_at, id) where visible_at is not null and state = 'open';
