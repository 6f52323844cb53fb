-- A copy is one of an original, never of another copy: what was judged in one batch could be.
with recursive led (id, original) as (
  select a.id, o.copy_of from articles a join articles o on o.id = a.copy_of where o.copy_of is not null
  union
  select led.id, o.copy_of from led join articles o on o.id = led.original where o.copy_of is not null
)
update articles set copy_of = o.id from led join articles o on o.id = led.original and o.copy_of is null where articles.id = led.id;
