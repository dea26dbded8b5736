-- What a member's new week begins with, how they shop, and what is at home.
create table public.planner_settings (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  -- `PlanRules` (meal-plan/rules.ts) without those of a single week.
  rules jsonb not null default '{}' check (jsonb_typeof(rules) = 'object' and octet_length(rules::text) <= 20 * 1024),
  -- The order of aisles, packages of their own, staples.
  shopping jsonb not null default '{}' check (
    jsonb_typeof(shopping) = 'object' and octet_length(shopping::text) <= 60 * 1024
  ),
  updated_at timestamptz not null default now()
);

create trigger touch_updated_at
before insert or update on public.planner_settings
for each row execute function private.touch_updated_at();

alter table public.planner_settings enable row level security;
revoke all on public.planner_settings from anon, authenticated, service_role;

-- An owner is never named: a row is always the writer's.
grant select, insert on public.planner_settings to authenticated;
grant update (rules, shopping, updated_at) on public.planner_settings to authenticated;

create policy "members read their own settings" on public.planner_settings
for select to authenticated
using (user_id = (select auth.uid()));

create policy "members save settings of their own" on public.planner_settings
for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "members change their own settings" on public.planner_settings
for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create table public.pantry_items (
  -- Made by the client, so that adding twice never makes two.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Of the food table.
  food_id text not null check (length(food_id) between 1 and 100),
  label text not null check (length(label) between 1 and 120),
  grams numeric not null check (grams between 0 and 100000),
  use_by date check (use_by between date '2020-01-01' and date '2099-12-31'),
  updated_at timestamptz not null default now()
);

create index pantry_of_user on public.pantry_items (user_id, updated_at desc, id);

-- Invoker, as for saved recipes: with a forged user_id it counts nothing and row level security refuses the row.
create function private.admit_pantry_item()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- One insert of a member at a time, so that parallel ones cannot all see the last free place.
  perform pg_advisory_xact_lock(hashtextextended('pantry:' || new.user_id, 0));
  -- An item that is there already goes on to the primary key.
  if not exists (select from public.pantry_items where id = new.id)
    and (select count(*) from public.pantry_items where user_id = new.user_id) >= 200
  then
    raise exception using errcode = 'PT403', message = 'pantry_limit';
  end if;
  return new;
end;
$$;

revoke execute on function private.admit_pantry_item() from public;

create trigger admit_pantry_item
before insert on public.pantry_items
for each row execute function private.admit_pantry_item();

create trigger touch_updated_at
before insert or update on public.pantry_items
for each row execute function private.touch_updated_at();

alter table public.pantry_items enable row level security;
revoke all on public.pantry_items from anon, authenticated, service_role;

grant select, insert, delete on public.pantry_items to authenticated;
grant update (food_id, label, grams, use_by, updated_at) on public.pantry_items to authenticated;

create policy "members read their own pantry" on public.pantry_items
for select to authenticated
using (user_id = (select auth.uid()));

create policy "members add to their own pantry" on public.pantry_items
for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "members change their own pantry" on public.pantry_items
for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy "members take from their own pantry" on public.pantry_items
for delete to authenticated
using (user_id = (select auth.uid()));
