-- Who was merged into a situation.
create index situations_merged on situations (merged_into) where merged_into is not null;
