-- What a card of a recipe draws. The figures behind it are many times larger, and a list does not need them.
alter table public.recipes
  add column plate jsonb generated always as (figures -> 'plate') stored;
