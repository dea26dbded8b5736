-- A slug is the database's to make. One that a client could bring along would let anyone take over
-- the link of a recipe whose owner has made it private again.
create or replace function private.admit_recipe()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- One insert of a member at a time, so that parallel ones cannot all see the last free place.
  perform pg_advisory_xact_lock(hashtextextended('saved:' || new.user_id, 0));

  -- A repeated save of a recipe that is kept already goes on to the primary key and its answer.
  if not exists (select from public.recipes where id = new.id)
    and (select count(*) from public.recipes where user_id = new.user_id) >= private.product_limit('savedRecipes')
  then
    raise exception using errcode = 'PT403', message = 'saved_limit';
  end if;

  -- Kept when a deletion is undone, but nobody writes from the future.
  new.created_at := least(coalesce(new.created_at, now()), now());
  new.updated_at := now();
  new.share_slug := private.share_slug(new.is_public, null);
  return new;
end;
$$;
