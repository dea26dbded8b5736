-- Who generated how much today, and which answer belongs to which idempotency key.
-- The gateway takes a generation before it asks a provider, and finishes or releases it afterwards: only a recipe
-- that was made counts. A gateway that dies in between leaves a lease, which runs out by itself.
create table public.generation_usage (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  -- Keyed hashes made by the gateway: no guest id, cookie or address is kept.
  guest_hash text check (length(guest_hash) between 1 and 200),
  cookie_hash text check (length(cookie_hash) between 1 and 200),
  address_hash text check (length(address_hash) between 1 and 200),
  user_id uuid references auth.users (id) on delete cascade,
  -- Whose idempotency key it is: 'member:<id>' or 'guest:<hash>'.
  subject text not null,
  idempotency_key text check (length(idempotency_key) between 1 and 200),
  request_hash text check (length(request_hash) <= 200),
  created_at timestamptz not null default clock_timestamp(),
  lease_until timestamptz not null,
  -- Set when the recipe was made; until then the row only reserves it.
  finished_at timestamptz,
  -- The answer to repeat for the same key: health data, so kept for 24 hours and only where there is a key.
  result jsonb,
  unique (subject, idempotency_key)
);

create index usage_of_guest on public.generation_usage (day, guest_hash) where guest_hash is not null;
create index usage_of_cookie on public.generation_usage (day, cookie_hash) where cookie_hash is not null;
create index usage_of_address on public.generation_usage (day, address_hash) where address_hash is not null;
create index usage_of_member on public.generation_usage (user_id, day) where user_id is not null;
create index usage_by_age on public.generation_usage (created_at);
create index results_by_age on public.generation_usage (finished_at) where result is not null;

-- No policy and no grant to anyone: the functions below are the only way in, for the gateway alone.
alter table public.generation_usage enable row level security;
revoke all on public.generation_usage from anon, authenticated, service_role;

-- Places taken on a day: finished ones, and with `p_pending` those still being generated too.
-- A guest's count is that of the guest id or the cookie, whichever is higher.
create function private.generations_used(
  p_day date, p_guest text, p_cookie text, p_address text, p_user uuid, p_pending boolean,
  out by_subject integer, out by_address integer
)
language sql
volatile
set search_path = ''
as $$
  select
    case
      when p_user is not null then count(*) filter (where user_id = p_user)
      else greatest(
        count(*) filter (where guest_hash = p_guest),
        count(*) filter (where cookie_hash = p_cookie)
      )
    end,
    count(*) filter (where address_hash = p_address)
  from public.generation_usage
  where day = p_day
    and (user_id = p_user or guest_hash = p_guest or cookie_hash = p_cookie or address_hash = p_address)
    and (finished_at is not null or (p_pending and lease_until > clock_timestamp()));
$$;

create function private.quota_report(p_outcome text, p_limit integer, p_used integer, p_day date)
returns jsonb
language sql
immutable
set search_path = ''
return jsonb_build_object(
  'outcome', p_outcome,
  'id', null,
  'reason', null,
  'limit', p_limit,
  'used', p_used,
  'reset_at', to_char(p_day + 1, 'YYYY-MM-DD"T00:00:00.000Z"'),
  'result', null
);

-- Deletes rows that are no longer needed, a few at a time so that no request takes long.
create function private.purge_generations()
returns void
language sql
volatile
set search_path = ''
as $$
  update public.generation_usage set result = null
  where id in (
    select id from public.generation_usage
    where result is not null and finished_at < clock_timestamp() - interval '24 hours'
    limit 50 for update skip locked
  );
  delete from public.generation_usage
  where id in (
    select id from public.generation_usage
    where created_at < clock_timestamp() - interval '2 days'
    limit 50 for update skip locked
  );
$$;

-- Reserves one generation, or says why not.
--
-- p_subject_kind: 'guest' (counted by guest id, cookie and address) or 'member' (by p_user).
-- p_request_hash: of the request's content; the same key with other content is a 'mismatch'.
-- p_lease_seconds: how long the place is held if the gateway never comes back.
--
-- Returns { outcome, id, reason, limit, used, reset_at, result }:
--   taken     id is for finish_generation or release_generation; used includes this one
--   refused   reason is 'guest_limit', 'member_daily_limit' or 'saved_limit' (used: recipes kept)
--   replay    the same key was answered in the last 24 hours: result is that answer
--   pending   the same key is being generated right now
--   mismatch  the same key came with other content
create function public.take_generation(
  p_subject_kind text,
  p_guest text default null,
  p_cookie text default null,
  p_address text default null,
  p_user uuid default null,
  p_address_limit integer default 30,
  p_idempotency_key text default null,
  p_request_hash text default null,
  p_lease_seconds integer default 660
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_member constant boolean := p_subject_kind = 'member';
  the_subject constant text := case
    when p_subject_kind = 'member' then 'member:' || p_user
    when p_subject_kind = 'guest' then 'guest:' || coalesce(p_guest, p_cookie)
  end;
  day_limit constant integer := private.product_limit(case when is_member then 'memberPerDay' else 'guestPerDay' end);
  kept_limit constant integer := private.product_limit('savedRecipes');
  lock_key bigint;
  today date;
  same public.generation_usage;
  kept integer;
  used record;
  taken_id uuid;
begin
  if the_subject is null then
    raise exception using errcode = 'PT400', message = 'a generation needs a guest or a member';
  end if;
  if is_member then
    p_guest := null;
    p_cookie := null;
    p_address := null;
  else
    p_user := null;
  end if;

  -- One decision at a time for everyone who shares a count. Always in the same order: no deadlock.
  for lock_key in
    select distinct hashtextextended(name, 0)
    from unnest(array['generation:' || the_subject, 'guest:' || p_guest, 'cookie:' || p_cookie, 'address:' || p_address])
      as name
    where name is not null
    order by 1
  loop
    perform pg_advisory_xact_lock(lock_key);
  end loop;

  -- After the locks: waiting may have crossed midnight.
  today := (clock_timestamp() at time zone 'utc')::date;
  perform private.purge_generations();

  if p_idempotency_key is not null then
    select * into same from public.generation_usage
    where subject = the_subject and idempotency_key = p_idempotency_key
    for update;

    if found then
      if coalesce(same.finished_at > clock_timestamp() - interval '24 hours', same.lease_until > clock_timestamp()) then
        used := private.generations_used(today, p_guest, p_cookie, p_address, p_user, false);
        return private.quota_report(
          case
            when same.request_hash is distinct from p_request_hash then 'mismatch'
            when same.finished_at is null then 'pending'
            else 'replay'
          end,
          day_limit, used.by_subject, today
        ) || jsonb_build_object(
          'id', same.id,
          'result', case when same.request_hash is not distinct from p_request_hash then same.result end
        );
      elsif same.finished_at is null then
        -- Its lease ran out: that gateway is gone, and so is its place.
        delete from public.generation_usage where id = same.id;
      else
        update public.generation_usage set idempotency_key = null, result = null where id = same.id;
      end if;
    end if;
  end if;

  if is_member then
    select count(*) into kept from public.recipes where user_id = p_user;
    if kept >= kept_limit then
      return private.quota_report('refused', kept_limit, kept, today) || '{"reason": "saved_limit"}';
    end if;
  end if;

  used := private.generations_used(today, p_guest, p_cookie, p_address, p_user, true);
  if used.by_subject >= day_limit or (not is_member and used.by_address >= p_address_limit) then
    return private.quota_report('refused', day_limit, greatest(used.by_subject, day_limit), today)
      || jsonb_build_object('reason', case when is_member then 'member_daily_limit' else 'guest_limit' end);
  end if;

  insert into public.generation_usage (
    day, guest_hash, cookie_hash, address_hash, user_id, subject, idempotency_key, request_hash, lease_until
  ) values (
    today, p_guest, p_cookie, p_address, p_user, the_subject, p_idempotency_key, p_request_hash,
    clock_timestamp() + make_interval(secs => p_lease_seconds)
  ) returning id into taken_id;

  return private.quota_report('taken', day_limit, used.by_subject + 1, today) || jsonb_build_object('id', taken_id);
end;
$$;

-- Counts a taken generation and keeps its answer for the key's repetition.
-- Returns { outcome: 'finished', id, limit, used, reset_at, ... }, `used` being what has been counted so far;
-- outcome 'lost' when the place is gone (released, or its lease ran out and its key was taken again).
create function public.finish_generation(p_id uuid, p_result jsonb default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  it public.generation_usage;
  used record;
begin
  update public.generation_usage
  set finished_at = coalesce(finished_at, clock_timestamp()),
    result = case when idempotency_key is not null then coalesce(result, p_result) end
  where id = p_id
  returning * into it;

  if not found then
    return private.quota_report('lost', null, null, (clock_timestamp() at time zone 'utc')::date);
  end if;

  used := private.generations_used(it.day, it.guest_hash, it.cookie_hash, it.address_hash, it.user_id, false);
  return private.quota_report(
    'finished',
    private.product_limit(case when it.user_id is null then 'guestPerDay' else 'memberPerDay' end),
    used.by_subject,
    it.day
  ) || jsonb_build_object('id', it.id);
end;
$$;

-- Gives a taken generation back: a failure costs nothing. True when there was one to give back.
create function public.release_generation(p_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.generation_usage where id = p_id and finished_at is null;
  return found;
end;
$$;

-- What someone has used today, without taking anything: { outcome: 'read', limit, used, reset_at, ... }.
create function public.read_quota(
  p_subject_kind text,
  p_guest text default null,
  p_cookie text default null,
  p_user uuid default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  is_member constant boolean := p_subject_kind = 'member';
  today constant date := (clock_timestamp() at time zone 'utc')::date;
  used record;
begin
  used := private.generations_used(
    today,
    case when not is_member then p_guest end,
    case when not is_member then p_cookie end,
    null,
    case when is_member then p_user end,
    false
  );
  return private.quota_report(
    'read',
    private.product_limit(case when is_member then 'memberPerDay' else 'guestPerDay' end),
    used.by_subject,
    today
  );
end;
$$;

revoke execute on function private.generations_used(date, text, text, text, uuid, boolean) from public;
revoke execute on function private.quota_report(text, integer, integer, date) from public;
revoke execute on function private.purge_generations() from public;
revoke execute on function
  public.take_generation(text, text, text, text, uuid, integer, text, text, integer),
  public.finish_generation(uuid, jsonb),
  public.release_generation(uuid),
  public.read_quota(text, text, text, uuid)
from public, anon, authenticated;
grant execute on function
  public.take_generation(text, text, text, text, uuid, integer, text, text, integer),
  public.finish_generation(uuid, jsonb),
  public.release_generation(uuid),
  public.read_quota(text, text, text, uuid)
to service_role;
