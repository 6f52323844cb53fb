-- Whether another situation that readers see has a title already.
create index situations_titled on situations (lower(title)) where state = 'live' and visible_at is not null;
