-- A text whose question failed waits, so that those of other situations have their turn.
alter table situation_texts add retry_at timestamptz not null default '1970-01-01T00:00:00Z';
-- What was written is judged anew, by the checks of this version.
update situations set maintain_due = true
where state in ('live', 'concluded') and id in (select situation_id from situation_texts where written_key is not null);
