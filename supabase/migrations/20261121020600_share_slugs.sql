-- The database makes the slug. If a client could choose it, anyone could take over
-- the link of a recipe whose owner has made it private again.
create or replace function private.admit_recipe()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- One insert of a member at a time, so that parallel ones cannot all see the last free place.
  perform pg_advisory_xact_lock(hashtextextended('saved:' || new.user_id, 0));

  -- Saving a recipe again goes on to the primary key, which refuses it.
  if not exists (select from public.recipes where id = new.id)
    and (select count(*) from public.recipes where user_id = new.user_id) >= private.product_limit('savedRecipes')
  then
    raise exception using errcode = 'PT403', message = 'saved_limit';
  end if;

  -- An undone deletion keeps its date of creation; a date in the future is refused.
  new.created_at := least(coalesce(new.created_at, now()), now());
  new.updated_at := now();
  new.share_slug := private.share_slug(new.is_public, null);
  return new;
end;
$$;
