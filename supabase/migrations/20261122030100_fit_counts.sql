-- How many dishes somebody had changed in a day. Counted when the change is made: one that could not be made costs
-- nothing. Under keyed hashes alone, members too, and forgotten two days later.
create table public.fit_counts (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  -- Keyed hash made by the gateway, of a guest id, a cookie, a network address or a member.
  who text not null check (length(who) between 1 and 220),
  used integer not null,
  unique (day, who)
);

-- No policy and no grant to anyone: the function below is the only way in, for the gateway alone.
alter table public.fit_counts enable row level security;
revoke all on public.fit_counts from anon, authenticated, service_role;

-- Counts one change, or says that the day's are used up.
--
-- p_member: keyed hash of the member; null for a guest, who is counted by guest id, cookie and network address.
--
-- Returns { outcome: 'counted' or 'refused', left }: left is what remains today after this one.
create function public.count_fit(
  p_guest text default null,
  p_cookie text default null,
  p_address text default null,
  p_member text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  address_limit constant integer := 300;
  people constant text[] := case
    when p_member is null then array_remove(array['guest:' || p_guest, 'cookie:' || p_cookie], null)
    else array['member:' || p_member]
  end;
  address constant text := case when p_member is null then 'address:' || p_address end;
  day_limit constant integer := private.product_limit(
    case when p_member is null then 'guestFitsPerDay' else 'memberFitsPerDay' end
  );
  lock_key bigint;
  today date;
  by_person integer;
  by_address integer;
begin
  if cardinality(people) = 0 then
    raise exception using errcode = 'PT400', message = 'a change needs a guest or a member';
  end if;

  -- One decision at a time for everyone who shares a count. Always in the same order: no deadlock.
  for lock_key in
    select distinct hashtextextended('fit:' || name, 0)
    from unnest(array_remove(people || address, null)) as name
    order by 1
  loop
    perform pg_advisory_xact_lock(lock_key);
  end loop;

  -- After the locks: waiting may have crossed midnight.
  today := (clock_timestamp() at time zone 'utc')::date;
  delete from public.fit_counts
  where id in (
    select id from public.fit_counts where day < today - 1 order by day limit 50 for update skip locked
  );

  select coalesce(max(used) filter (where who = any (people)), 0), coalesce(max(used) filter (where who = address), 0)
  into by_person, by_address
  from public.fit_counts where day = today and who = any (people || address);

  if by_person >= day_limit or by_address >= address_limit then
    return jsonb_build_object('outcome', 'refused', 'left', 0);
  end if;
  insert into public.fit_counts (day, who, used)
  select today, name, 1 from unnest(array_remove(people || address, null)) as name order by name
  on conflict (day, who) do update set used = fit_counts.used + 1;
  return jsonb_build_object('outcome', 'counted', 'left', day_limit - by_person - 1);
end;
$$;

revoke execute on function public.count_fit(text, text, text, text) from public, anon, authenticated;
grant execute on function public.count_fit(text, text, text, text) to service_role;
