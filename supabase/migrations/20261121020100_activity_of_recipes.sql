-- An entry refers to its recipe, each event is written once, and a member's history does not grow without limit.

-- No reference: the entry stays when the recipe is deleted, and fits again when the deletion is undone.
alter table public.user_activity add column recipe_id uuid;
alter table public.user_activity add constraint told_once unique (user_id, recipe_id, type);

create or replace function private.record_recipe_activity()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    -- There already when a deletion was undone: nothing new happened.
    insert into public.user_activity (user_id, recipe_id, type, description)
    values (new.user_id, new.id, 'recipe_created', 'Created ' || new.title)
    on conflict (user_id, recipe_id, type) do nothing;
    if new.is_favorite then
      insert into public.user_activity (user_id, recipe_id, type, description)
      values (new.user_id, new.id, 'recipe_favorited', 'Favorited ' || new.title)
      on conflict (user_id, recipe_id, type) do nothing;
    end if;
  elsif new.is_favorite and not old.is_favorite then
    insert into public.user_activity (user_id, recipe_id, type, description)
    values (new.user_id, new.id, 'recipe_favorited', 'Favorited ' || new.title)
    on conflict (user_id, recipe_id, type)
    do update set created_at = excluded.created_at, description = excluded.description;
  end if;
  return null;
end;
$$;

-- Security definer: members may not delete here themselves.
create function private.trim_activity()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- One at a time for each member, or parallel ones would not see each other's rows.
  perform pg_advisory_xact_lock(hashtextextended('activity:' || new.user_id, 0));
  delete from public.user_activity
  where id in (
    select id from public.user_activity
    where user_id = new.user_id
    order by created_at desc, id
    offset 1000
  );
  return null;
end;
$$;

revoke execute on function private.trim_activity() from public;

create trigger trim_activity
after insert on public.user_activity
for each row execute function private.trim_activity();
