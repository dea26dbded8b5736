-- How many dishes somebody had changed in a day. Counted when the change is made: one that could not be made costs
-- nothing. Forgotten two days later.
create table public.fit_counts (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  -- 'member:' and their id, or a keyed hash made by the gateway of a guest id, a cookie or a network address.
  who text not null check (length(who) between 1 and 220),
  -- The member, so that it goes with their account; null for a guest.
  user_id uuid references auth.users (id) on delete cascade,
  used integer not null,
  unique (day, who)
);

create index fit_counts_of_user on public.fit_counts (user_id) where user_id is not null;

-- No policy and no grant to anyone: the function below is the only way in, for the gateway alone.
alter table public.fit_counts enable row level security;
revoke all on public.fit_counts from anon, authenticated, service_role;

-- Counts one change, or says that the day's changes are used up.
--
-- p_user: the member; null for a guest, who is counted by guest id, cookie and network address.
--
-- Returns { outcome: 'counted' or 'refused', left }: left is what remains today after this one.
create function public.count_fit(
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
  address_limit constant integer := 300;
  people constant text[] := case
    when p_user is null then array_remove(array['guest:' || p_guest, 'cookie:' || p_cookie], null)
    else array['member:' || p_user]
  end;
  address constant text := case when p_user is null then 'address:' || p_address end;
  day_limit constant integer := private.product_limit(
    case when p_user is null then 'guestFitsPerDay' else 'memberFitsPerDay' end
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
  insert into public.fit_counts (day, who, user_id, used)
  select today, name, p_user, 1 from unnest(array_remove(people || address, null)) as name order by name
  on conflict (day, who) do update set used = fit_counts.used + 1;
  return jsonb_build_object('outcome', 'counted', 'left', day_limit - by_person - 1);
end;
$$;

revoke execute on function public.count_fit(text, text, text, uuid) from public, anon, authenticated;
grant execute on function public.count_fit(text, text, text, uuid) to service_role;

-- Everything we hold about the caller, a key for each table of ours. Left out are what is computed from the
-- rest, hashes of secrets and, of the auth server's tables, the secrets themselves.
-- Security definer: members have no rights on the auth server's tables and on the usage.
create or replace function public.export_my_data()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise exception using errcode = 'PT401', message = 'not signed in';
  end if;

  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select private.picked(
        to_jsonb(u), 'id', 'email', 'email_confirmed_at', 'email_change', 'phone', 'created_at', 'updated_at',
        'last_sign_in_at', 'raw_user_meta_data'
      )
      from auth.users as u where u.id = me
    ),
    'identities', (
      select coalesce(jsonb_agg(
        private.picked(to_jsonb(i), 'provider', 'email', 'identity_data', 'created_at', 'last_sign_in_at')
        order by i.created_at
      ), '[]')
      from auth.identities as i where i.user_id = me
    ),
    'sessions', (
      select coalesce(jsonb_agg(
        private.picked(to_jsonb(s), 'created_at', 'updated_at', 'refreshed_at', 'user_agent', 'ip')
        order by s.created_at
      ), '[]')
      from auth.sessions as s where s.user_id = me
    ),
    'profiles', (
      select coalesce(jsonb_agg(to_jsonb(p)), '[]') from public.profiles as p where p.id = me
    ),
    'recipes', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'title_key' - 'search_text' - 'plate' order by r.created_at, r.id), '[]')
      from public.recipes as r where r.user_id = me
    ),
    'user_activity', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at, a.id), '[]')
      from public.user_activity as a where a.user_id = me
    ),
    'contact_messages', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'address_hash' order by c.created_at, c.id), '[]')
      from public.contact_messages as c where c.user_id = me
    ),
    'generation_usage', (
      select coalesce(jsonb_agg(
        to_jsonb(g) - 'guest_hash' - 'cookie_hash' - 'address_hash' - 'request_hash'
          - 'mail_recipient_hash' - 'mail_address_hash' - 'subject' - 'lease_until'
        order by g.created_at, g.id
      ), '[]')
      from public.generation_usage as g where g.user_id = me
    ),
    'fit_counts', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'who' order by f.day, f.id), '[]')
      from public.fit_counts as f where f.user_id = me
    )
  );
end;
$$;
