create or replace function public.product_limits()
returns jsonb
language sql
immutable
parallel safe
set search_path = ''
return '{
  "guestPerDay": 3,
  "savedRecipes": 5,
  "memberPerDay": 20,
  "mailsPerDay": 3,
  "contactPerDay": 5,
  "guestSharesPerDay": 5,
  "guestFitsPerDay": 30,
  "memberFitsPerDay": 200,
  "guestPlanFillsPerDay": 10,
  "memberPlanFillsPerDay": 40,
  "guestBringsPerDay": 30,
  "memberBringsPerDay": 200,
  "householdSize": { "min": 1, "max": 10, "default": 1 }
}'::jsonb;

-- How many recipes somebody brought in a day: texts, files and links that were read. Counted when one was read: what holds no
-- recipe costs nothing. Nothing of a recipe and no address of a page is here. Forgotten two days later.
create table public.bring_counts (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  -- 'member:' and their id, or a keyed hash made by the gateway of a guest id, a cookie or a network address.
  who text not null check (length(who) between 1 and 220),
  -- The member, so that it goes with their account; null for a guest.
  user_id uuid references auth.users (id) on delete cascade,
  used integer not null,
  unique (day, who)
);

create index bring_counts_of_user on public.bring_counts (user_id) where user_id is not null;

-- No policy and no grant to anyone: the functions below are the only way in, for the gateway alone.
alter table public.bring_counts enable row level security;
revoke all on public.bring_counts from anon, authenticated, service_role;

-- What remains today of those who are counted together: the member, or a guest by guest id, cookie and network address.
create function private.brings_left(p_people text[], p_address text, p_day_limit integer)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  address_limit constant integer := 300;
  today constant date := (clock_timestamp() at time zone 'utc')::date;
  by_person integer;
  by_address integer;
begin
  select coalesce(max(used) filter (where who = any (p_people)), 0), coalesce(max(used) filter (where who = p_address), 0)
  into by_person, by_address
  from public.bring_counts where day = today and who = any (p_people || p_address);
  return greatest(0, least(p_day_limit - by_person, address_limit - by_address));
end;
$$;

-- Who is counted: { people, address, limit }. Raises where it is nobody.
create function private.brings_of(p_guest text, p_cookie text, p_address text, p_user uuid)
returns table (people text[], address text, day_limit integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  people := case
    when p_user is null then array_remove(array['guest:' || p_guest, 'cookie:' || p_cookie], null)
    else array['member:' || p_user]
  end;
  if cardinality(people) = 0 then
    raise exception using errcode = 'PT400', message = 'a recipe needs a guest or a member';
  end if;
  address := case when p_user is null then 'address:' || p_address end;
  day_limit := private.product_limit(
    case when p_user is null then 'guestBringsPerDay' else 'memberBringsPerDay' end
  );
  return next;
end;
$$;

-- Counts one that was read, or says that the day's are used up.
--
-- p_user: the member; null for a guest, who is counted by guest id, cookie and network address.
--
-- Returns { outcome: 'counted' or 'refused', left }: left is what remains today after this one.
create function public.count_bring(
  p_guest text default null,
  p_cookie text default null,
  p_address text default null,
  p_user uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  them record;
  lock_key bigint;
  today date;
  remains integer;
begin
  select * into them from private.brings_of(p_guest, p_cookie, p_address, p_user);

  -- One decision at a time for everyone who shares a count. Always in the same order: no deadlock.
  for lock_key in
    select distinct hashtextextended('bring:' || name, 0)
    from unnest(array_remove(them.people || them.address, null)) as name
    order by 1
  loop
    perform pg_advisory_xact_lock(lock_key);
  end loop;

  -- After the locks: waiting may have crossed midnight.
  today := (clock_timestamp() at time zone 'utc')::date;
  delete from public.bring_counts
  where id in (
    select id from public.bring_counts where day < today - 1 order by day limit 50 for update skip locked
  );

  remains := private.brings_left(them.people, them.address, them.day_limit);
  if remains = 0 then
    return jsonb_build_object('outcome', 'refused', 'left', 0);
  end if;
  insert into public.bring_counts (day, who, user_id, used)
  select today, name, p_user, 1
  from unnest(array_remove(them.people || them.address, null)) as name order by name
  on conflict (day, who) do update set used = bring_counts.used + 1;
  return jsonb_build_object('outcome', 'counted', 'left', remains - 1);
end;
$$;

-- How many more somebody may bring today. Arguments as above.
create function public.brings_left(
  p_guest text default null,
  p_cookie text default null,
  p_address text default null,
  p_user uuid default null
)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  them record;
begin
  select * into them from private.brings_of(p_guest, p_cookie, p_address, p_user);
  return private.brings_left(them.people, them.address, them.day_limit);
end;
$$;

-- The section of what a member exports.
create function private.export_brings()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('bring_counts', (
    select coalesce(jsonb_agg(to_jsonb(f) - 'who' order by f.day, f.id), '[]')
    from public.bring_counts as f where f.user_id = auth.uid()
  ))
$$;

revoke execute on function private.brings_left(text[], text, integer) from public, anon, authenticated, service_role;
revoke execute on function private.brings_of(text, text, text, uuid) from public, anon, authenticated, service_role;
revoke execute on function private.export_brings() from public, anon, authenticated, service_role;
revoke execute on function public.count_bring(text, text, text, uuid) from public, anon, authenticated;
revoke execute on function public.brings_left(text, text, text, uuid) from public, anon, authenticated;
grant execute on function public.count_bring(text, text, text, uuid) to service_role;
grant execute on function public.brings_left(text, text, text, uuid) to service_role;
