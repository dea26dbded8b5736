-- What a member did, for the dashboard. Only triggers write it, so no client can leave an entry out or invent one.
create table public.user_activity (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  type text not null check (type in ('recipe_created', 'recipe_favorited', 'meal_planned')),
  description text not null check (length(description) between 1 and 700),
  -- The clock and not the transaction's start: a recipe saved as a favorite was created first.
  created_at timestamptz not null default clock_timestamp()
);

create index activity_of_user on public.user_activity (user_id, created_at desc, id);

alter table public.user_activity enable row level security;
revoke all on public.user_activity from anon, authenticated, service_role;
grant select on public.user_activity to authenticated, service_role;

create policy "members read their own activity" on public.user_activity
for select to authenticated
using (user_id = (select auth.uid()));

-- Security definer: members may not write here themselves.
create function private.record_recipe_activity()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.user_activity (user_id, type, description)
    values (new.user_id, 'recipe_created', 'Created ' || new.title);
  end if;
  if new.is_favorite and (tg_op = 'INSERT' or not old.is_favorite) then
    insert into public.user_activity (user_id, type, description)
    values (new.user_id, 'recipe_favorited', 'Favorited ' || new.title);
  end if;
  return null;
end;
$$;

revoke execute on function private.record_recipe_activity() from public;

create trigger record_activity
after insert or update of is_favorite on public.recipes
for each row execute function private.record_recipe_activity();
