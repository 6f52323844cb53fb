-- A hash of what tells the form that asked for a correction from every other: sent again, it is answered by what it did. Null: no form asked.
alter table curations add column form bytea unique;
