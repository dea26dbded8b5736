-- What a member logs beside their readings: meals, lows that they treated, A1C of a lab, and, only where they asked for it
-- at an import, insulin as history. Nothing is computed from insulin.

create table public.eaten_meals (
  -- Made by the client, so that what was entered offline arrives once.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  at timestamptz not null check (at between '1990-01-01 00:00:00+00' and now() + interval '1 day'),
  -- Minutes that local time was ahead of UTC then.
  offset_min smallint not null check (offset_min between -1080 and 1080),
  title text not null check (length(title) between 1 and 200),
  -- What it was cooked from: the id of a saved recipe, or another text that stays the same for the same recipe. No foreign
  -- key: a recipe that is deleted was eaten all the same.
  recipe text check (length(recipe) between 1 and 100),
  -- Of the planned slot it was eaten from.
  slot text check (length(slot) between 1 and 64),
  -- Grams that were eaten; null where nobody knows.
  carbs numeric check (carbs between 0 and 2000),
  -- Servings.
  portion numeric not null default 1 check (portion > 0 and portion <= 50),
  -- Of the weighed pot.
  grams numeric check (grams > 0 and grams <= 20000),
  flags text[] not null default '{}' check (
    cardinality(flags) <= 4 and flags <@ array['exercise', 'illness', 'stress', 'site-change']
  ),
  note text check (length(note) between 1 and 500),
  import_id uuid,
  -- What makes the same meal of another file the same row; null by hand.
  key text check (length(key) between 1 and 60),
  created_at timestamptz not null default now(),
  unique (user_id, key),
  foreign key (user_id, import_id) references public.health_imports (user_id, id) on delete cascade
);

create table public.low_treatments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  at timestamptz not null check (at between '1990-01-01 00:00:00+00' and now() + interval '1 day'),
  offset_min smallint not null check (offset_min between -1080 and 1080),
  -- Grams of carbohydrate that were taken, where that was said.
  carbs numeric check (carbs between 0 and 2000),
  import_id uuid,
  key text check (length(key) between 1 and 60),
  unique (user_id, key),
  foreign key (user_id, import_id) references public.health_imports (user_id, id) on delete cascade
);

create table public.lab_a1c (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  day date not null check (day between date '1990-01-01' and current_date + 1),
  -- NGSP, whatever the lab's unit was.
  percent numeric not null check (percent between 3.5 and 20),
  -- The lab's.
  unit text not null check (unit in ('%', 'mmol/mol'))
);

create table public.insulin_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null check (at between '1990-01-01 00:00:00+00' and now() + interval '1 day'),
  offset_min smallint not null check (offset_min between -1080 and 1080),
  units numeric not null check (units between 0 and 1000),
  sort text not null check (sort in ('rapid', 'long', 'unknown')),
  import_id uuid not null,
  key text not null check (length(key) between 1 and 60),
  unique (user_id, key),
  foreign key (user_id, import_id) references public.health_imports (user_id, id) on delete cascade
);

create index meals_by_time on public.eaten_meals (user_id, at);
create index meals_by_recipe on public.eaten_meals (user_id, recipe, at) where recipe is not null;
create index meals_of_import on public.eaten_meals (user_id, import_id) where import_id is not null;
create index treatments_by_time on public.low_treatments (user_id, at);
create index treatments_of_import on public.low_treatments (user_id, import_id) where import_id is not null;
create index a1c_by_day on public.lab_a1c (user_id, day);
create index insulin_by_time on public.insulin_entries (user_id, at);
create index insulin_of_import on public.insulin_entries (user_id, import_id);

create trigger hold_meals_limit
after insert on public.eaten_meals
referencing new table as added
for each statement execute function private.hold_health_limit('20000', 'meals_limit');

create trigger hold_treatments_limit
after insert on public.low_treatments
referencing new table as added
for each statement execute function private.hold_health_limit('20000', 'treatments_limit');

create trigger hold_a1c_limit
after insert on public.lab_a1c
referencing new table as added
for each statement execute function private.hold_health_limit('1000', 'a1c_limit');

create trigger hold_insulin_limit
after insert on public.insulin_entries
referencing new table as added
for each statement execute function private.hold_health_limit('100000', 'insulin_limit');

alter table public.eaten_meals enable row level security;
alter table public.low_treatments enable row level security;
alter table public.lab_a1c enable row level security;
alter table public.insulin_entries enable row level security;
revoke all on public.eaten_meals, public.low_treatments, public.lab_a1c, public.insulin_entries
from anon, authenticated, service_role;

-- What belongs to an import is written by the function below alone.
grant select, delete on public.eaten_meals, public.low_treatments, public.lab_a1c, public.insulin_entries to authenticated;
grant insert (id, user_id, at, offset_min, title, recipe, slot, carbs, portion, grams, flags, note)
on public.eaten_meals to authenticated;
grant update (at, offset_min, title, recipe, slot, carbs, portion, grams, flags, note)
on public.eaten_meals to authenticated;
grant insert (id, user_id, at, offset_min, carbs) on public.low_treatments to authenticated;
grant insert, update (day, percent, unit) on public.lab_a1c to authenticated;

create policy "members read their own meals" on public.eaten_meals
for select to authenticated
using (user_id = (select auth.uid()));

create policy "members log meals of their own" on public.eaten_meals
for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "members change their own meals" on public.eaten_meals
for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy "members delete their own meals" on public.eaten_meals
for delete to authenticated
using (user_id = (select auth.uid()));

create policy "members read their own treatments" on public.low_treatments
for select to authenticated
using (user_id = (select auth.uid()));

create policy "members log treatments of their own" on public.low_treatments
for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "members delete their own treatments" on public.low_treatments
for delete to authenticated
using (user_id = (select auth.uid()));

create policy "members read their own A1C" on public.lab_a1c
for select to authenticated
using (user_id = (select auth.uid()));

create policy "members log A1C of their own" on public.lab_a1c
for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "members change their own A1C" on public.lab_a1c
for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy "members delete their own A1C" on public.lab_a1c
for delete to authenticated
using (user_id = (select auth.uid()));

create policy "members read their own insulin" on public.insulin_entries
for select to authenticated
using (user_id = (select auth.uid()));

create policy "members delete their own insulin" on public.insulin_entries
for delete to authenticated
using (user_id = (select auth.uid()));

-- Keeps what else an import found; what is there already stays as it is. All of it, or nothing.
--
-- p_import: a row of health_imports.
-- p_entries: { meals?, treatments?, insulin? }, together at most 5,000:
--   meals       [{ key, at, offset, title, carbs, note? }]   at in milliseconds since 1970, offset in minutes, carbs in grams or null
--   treatments  [{ key, at, offset, carbs? }]
--   insulin     [{ key, at, offset, units, sort }]   only where the member asked for it; sort 'rapid', 'long' or 'unknown'
-- `key` is the same text for the same entry, whatever file it came in (glycemia/import/keys.ts).
--
-- Returns { added, known }. Errors as import_readings: PT400 invalid_entries, PT403 meals_limit and so on, PT404
-- no_such_import.
create function public.import_entries(p_import uuid, p_entries jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  entries_most constant integer := 5000;
  me constant uuid := auth.uid();
  parts constant text[] := array['meals', 'treatments', 'insulin'];
  sent integer;
  fresh integer := 0;
  more integer;
begin
  perform private.hold_health_log(me);
  if jsonb_typeof(p_entries) is distinct from 'object' or exists (
    select from unnest(parts) as part
    where p_entries ? part and jsonb_typeof(p_entries -> part) is distinct from 'array'
  ) then
    raise exception using errcode = 'PT400', message = 'invalid_entries';
  end if;
  select sum(jsonb_array_length(coalesce(p_entries -> part, '[]'))) into sent from unnest(parts) as part;
  if sent > entries_most then
    raise exception using errcode = 'PT400', message = 'invalid_entries';
  end if;
  perform from public.health_imports where user_id = me and id = p_import for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'no_such_import';
  end if;

  begin
    insert into public.eaten_meals (user_id, import_id, key, at, offset_min, title, carbs, note)
    select me, p_import, key, to_timestamp(floor(at / 1000)), "offset", title, carbs, note
    from jsonb_to_recordset(coalesce(p_entries -> 'meals', '[]'))
      as e (key text, at double precision, "offset" smallint, title text, carbs numeric, note text)
    where private.is_named(key)
    on conflict (user_id, key) do nothing;
    get diagnostics fresh = row_count;

    insert into public.low_treatments (user_id, import_id, key, at, offset_min, carbs)
    select me, p_import, key, to_timestamp(floor(at / 1000)), "offset", carbs
    from jsonb_to_recordset(coalesce(p_entries -> 'treatments', '[]'))
      as e (key text, at double precision, "offset" smallint, carbs numeric)
    where private.is_named(key)
    on conflict (user_id, key) do nothing;
    get diagnostics more = row_count;
    fresh := fresh + more;

    insert into public.insulin_entries (user_id, import_id, key, at, offset_min, units, sort)
    select me, p_import, key, to_timestamp(floor(at / 1000)), "offset", units, sort
    from jsonb_to_recordset(coalesce(p_entries -> 'insulin', '[]'))
      as e (key text, at double precision, "offset" smallint, units numeric, sort text)
    on conflict (user_id, key) do nothing;
    get diagnostics more = row_count;
    fresh := fresh + more;
  exception when data_exception or integrity_constraint_violation then
    raise exception using errcode = 'PT400', message = 'invalid_entries';
  end;

  update public.health_imports as its set added = its.added + fresh
  where its.user_id = me and its.id = p_import;
  return jsonb_build_object('added', fresh, 'known', sent - fresh);
end;
$$;

-- Without a key an entry would be another one at each import.
create function private.is_named(p_key text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  if p_key is null then
    raise exception using errcode = 'not_null_violation', message = 'key';
  end if;
  return true;
end;
$$;

revoke execute on function private.is_named(text) from public;
revoke execute on function public.import_entries(uuid, jsonb) from public, anon, service_role;
grant execute on function public.import_entries(uuid, jsonb) to authenticated;
