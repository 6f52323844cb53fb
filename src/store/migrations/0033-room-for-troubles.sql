-- A row that stays keeps a page of the table and of its index: what is wrong can be told on a disk that is full, that it is full above all.
insert into stream_troubles (part, reason, since, seen_at) values ('', '', '-infinity', '-infinity');
