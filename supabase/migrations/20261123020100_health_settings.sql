-- The health log: how a member looks at their readings, and the files they imported. A name is never a column here, and
-- of a device's serial number only a keyed hash is kept.

create table public.health_settings (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  -- What readings are shown and entered in. Each is kept in the unit it came in.
  unit text not null default 'mg/dL' check (unit in ('mg/dL', 'mmol/L')),
  -- Whose goals they look at (glycemia/groups.ts): their own choice, agreed with their care team. Null: not chosen.
  goal_group text check (goal_group in ('type-1-or-2', 'older-or-high-risk', 'pregnancy-type-1', 'pregnancy-other')),
  -- The device whose reading stays where two sources sent the same one.
  preferred_source text check (preferred_source ~ '^[0-9A-Za-z_-]{1,24}$'),
  -- What their page hashes serial numbers with, so that the same sensor of two members is not known to be one.
  device_key_salt text not null default private.random_secret(),
  -- At least as many readings as there are: counted exactly only when it says that there are too many.
  readings_at_most integer not null default 0,
  updated_at timestamptz not null default now()
);

create trigger touch_updated_at
before insert or update of unit, goal_group, preferred_source on public.health_settings
for each row execute function private.touch_updated_at();

create table public.health_imports (
  -- Made by the client, so that beginning twice never makes two.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- What kind of file it was (glycemia/import). Not its name, which often is the person's.
  kind text not null check (kind in ('clarity', 'libreview', 'nightscout', 'tidepool', 'table')),
  -- Rows that the file has, by the page's count.
  rows integer not null check (rows between 0 and 100000000),
  -- What of it was new, readings and entries together.
  added integer not null default 0,
  created_at timestamptz not null default now(),
  -- Between which minutes its readings are. What is taken back is taken from the first one on.
  first_minute integer,
  last_minute integer,
  unique (user_id, id)
);

alter table public.health_settings enable row level security;
alter table public.health_imports enable row level security;
revoke all on public.health_settings, public.health_imports from anon, authenticated, service_role;

-- An owner is never named: a row is always the writer's.
grant select (user_id, unit, goal_group, preferred_source, updated_at) on public.health_settings to authenticated;
grant insert (unit, goal_group, preferred_source) on public.health_settings to authenticated;
grant update (unit, goal_group, preferred_source) on public.health_settings to authenticated;
grant select on public.health_imports to authenticated;
grant insert (id, user_id, kind, rows) on public.health_imports to authenticated;

create policy "members read their own health settings" on public.health_settings
for select to authenticated
using (user_id = (select auth.uid()));

create policy "members save health settings of their own" on public.health_settings
for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "members change their own health settings" on public.health_settings
for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy "members read their own imports" on public.health_imports
for select to authenticated
using (user_id = (select auth.uid()));

create policy "members begin imports of their own" on public.health_imports
for insert to authenticated
with check (user_id = (select auth.uid()));

-- Refuses what is over a table's limit for a member: its arguments are the limit and the message. Exact, because each
-- insert counts only after the one before it was committed. Once a statement, since imports insert thousands at once.
-- Security definer: it counts rows of whoever they were inserted for.
create function private.hold_health_limit()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  writer uuid;
  held bigint;
begin
  for writer in select distinct user_id from added order by user_id loop
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ':' || writer, 0));
    execute format('select count(*) from public.%I where user_id = $1', tg_table_name) into held using writer;
    if held > tg_argv[0]::integer then
      raise exception using errcode = 'PT403', message = tg_argv[1];
    end if;
  end loop;
  return null;
end;
$$;

create trigger hold_imports_limit
after insert on public.health_imports
referencing new table as added
for each statement execute function private.hold_health_limit('1000', 'imports_limit');

-- Makes the settings of a member who has none, and holds them, so that of two devices that change the log one waits for
-- the other, and for an account that is being deleted.
create function private.hold_health_log(p_user uuid)
returns public.health_settings
language plpgsql
set search_path = ''
as $$
declare
  held public.health_settings;
begin
  if p_user is null then
    raise exception using errcode = 'PT401', message = 'not signed in';
  end if;
  select * into held from public.health_settings where user_id = p_user for no key update;
  if not found then
    insert into public.health_settings (user_id) values (p_user) on conflict do nothing;
    select * into held from public.health_settings where user_id = p_user for no key update;
  end if;
  return held;
end;
$$;

-- The key for hashing the serial numbers of the caller's devices, the same at each call.
create function public.device_key_salt()
returns text
language sql
security definer
set search_path = ''
as $$
  select (private.hold_health_log(auth.uid())).device_key_salt;
$$;

-- The default of a row that a member writes themselves runs as the one who writes.
grant execute on function private.random_secret() to authenticated, service_role;
revoke execute on function private.hold_health_limit(), private.hold_health_log(uuid) from public;
revoke execute on function public.device_key_salt() from public, anon, service_role;
grant execute on function public.device_key_salt() to authenticated;
