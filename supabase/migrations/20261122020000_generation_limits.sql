-- The operator's cost is limited even where a generation costs the visitor nothing: how many one person
-- may have running at once, and how many may be started within an hour without a recipe, by a person and
-- from a network address. Places are held by short leases that a gateway renews while it generates.
alter table public.generation_usage
  -- Keyed hash of the network address it was asked from; unlike address_hash it is there for members too.
  add column origin_hash text check (length(origin_hash) between 1 and 200),
  -- Set when an ingredient was shown: from then on it is finished even if everybody leaves.
  add column shown_at timestamptz,
  -- Set when a model was asked without a result: everybody left before that, or no draft followed the rules.
  add column unfinished_at timestamptz;

create index unfinished_of_guest on public.generation_usage (guest_hash, created_at)
  where finished_at is null and guest_hash is not null;
create index unfinished_of_cookie on public.generation_usage (cookie_hash, created_at)
  where finished_at is null and cookie_hash is not null;
create index unfinished_of_member on public.generation_usage (user_id, created_at)
  where finished_at is null and user_id is not null;
create index unfinished_from_origin on public.generation_usage (origin_hash, created_at)
  where finished_at is null and origin_hash is not null;

-- How many generations of one count are running, and how many ended without a recipe in the last hour. One argument is not null.
-- unshown: of those running, the ones that end when everybody leaves; free_in: seconds until there is one
-- unfinished less.
create function private.generations_open(
  p_guest text, p_cookie text, p_user uuid, p_origin text,
  out cooking integer, out unshown integer, out unfinished integer, out free_in integer
)
language sql
volatile
set search_path = ''
as $$
  select
    count(*) filter (where unfinished_at is null),
    count(*) filter (where unfinished_at is null and shown_at is null),
    count(unfinished_at),
    greatest(1, ceil(extract(epoch from min(unfinished_at) + interval '1 hour' - clock_timestamp())))
  from public.generation_usage
  where finished_at is null
    and (guest_hash = p_guest or cookie_hash = p_cookie or user_id = p_user or origin_hash = p_origin)
    -- None takes longer than a day.
    and created_at > clock_timestamp() - interval '25 hours'
    and case
      when unfinished_at is null then lease_until > clock_timestamp()
      else unfinished_at > clock_timestamp() - interval '1 hour'
    end;
$$;

-- Why somebody has to wait before their next generation, as { reason, retry_after } in seconds, or null.
-- A running one counts as if it ended without a recipe: many started at once cannot pass a limit together.
create function private.generation_wait(
  p_guest text, p_cookie text, p_user uuid, p_origin text,
  p_person_places integer, p_person_unfinished integer, p_address_unfinished integer
)
returns jsonb
language sql
volatile
set search_path = ''
as $$
  select jsonb_build_object('reason', wait.reason, 'retry_after', wait.seconds)
  from (
    select case when open.cooking >= p_person_places then 'person_busy' else 'unfinished_limit' end as reason,
      case
        when open.cooking >= p_person_places or open.unfinished < p_person_unfinished then 5
        else open.free_in
      end as seconds
    -- The guest id and the cookie apart, as for the quota: whichever is higher.
    from (values (p_guest, null, null::uuid), (null, p_cookie, null), (null, null, p_user)) as who (guest, cookie, member),
      lateral private.generations_open(who.guest, who.cookie, who.member, null) as open
    where open.cooking >= p_person_places or open.unfinished + open.cooking >= p_person_unfinished
    union all
    select 'unfinished_limit', case when open.unfinished < p_address_unfinished then 5 else open.free_in end
    from private.generations_open(null, null, null, p_origin) as open
    where open.unfinished + open.unshown >= p_address_unfinished
  ) as wait
  order by wait.seconds desc
  limit 1;
$$;

-- With more arguments it would be a second function beside the old one, and a call would be ambiguous.
drop function public.take_generation(text, text, text, text, uuid, integer, text, text, integer);

-- Reserves one generation, or says why not.
--
-- p_subject_kind: 'guest' (counted by guest id, cookie and address) or 'member' (by p_user).
-- p_request_hash: of the request's content; the same key with other content is a 'mismatch'.
-- p_lease_seconds: how long the place is held if the gateway never comes back; renew_generations holds it longer.
-- p_origin: keyed hash of the network address, for members too; guests have it in p_address anyway.
-- p_person_places: how many one person may have running at once. p_person_unfinished, p_address_unfinished: how
-- many may end without a recipe within an hour. Null is no limit.
--
-- Returns { outcome, id, reason, limit, used, reset_at, result, retry_after }:
--   taken     id is for finish_generation or release_generation; used includes this one
--   refused   reason is 'guest_limit', 'member_daily_limit' or 'saved_limit' (used: recipes kept)
--   wait      reason is 'person_busy' or 'unfinished_limit'; retry_after says for how many seconds
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
  p_lease_seconds integer default 660,
  p_origin text default null,
  p_person_places integer default null,
  p_person_unfinished integer default null,
  p_address_unfinished integer default null
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
  wait jsonb;
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
    p_origin := coalesce(p_address, p_origin);
  end if;

  -- One decision at a time for everyone who shares a count. Always in the same order: no deadlock.
  for lock_key in
    select distinct hashtextextended(name, 0)
    from unnest(array['generation:' || the_subject, 'guest:' || p_guest, 'cookie:' || p_cookie, 'address:' || p_origin])
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
        -- Its lease ran out, or it came to nothing. Its row stays: a gateway that was only slow still finishes it.
        update public.generation_usage set idempotency_key = null where id = same.id;
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

  wait := private.generation_wait(
    p_guest, p_cookie, p_user, p_origin, p_person_places, p_person_unfinished, p_address_unfinished
  );
  if wait is not null then
    used := private.generations_used(today, p_guest, p_cookie, p_address, p_user, false);
    return private.quota_report('wait', day_limit, used.by_subject, today) || wait;
  end if;

  insert into public.generation_usage (
    day, guest_hash, cookie_hash, address_hash, origin_hash, user_id, subject, idempotency_key, request_hash, lease_until
  ) values (
    today, p_guest, p_cookie, p_address, p_origin, p_user, the_subject, p_idempotency_key, p_request_hash,
    clock_timestamp() + make_interval(secs => p_lease_seconds)
  ) returning id into taken_id;

  return private.quota_report('taken', day_limit, used.by_subject + 1, today) || jsonb_build_object('id', taken_id);
end;
$$;

-- Extends the leases of all generations that a gateway is running by so many seconds from now, in one call.
create function public.renew_generations(p_ids uuid[], p_lease_seconds integer)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update public.generation_usage
  set lease_until = clock_timestamp() + make_interval(secs => p_lease_seconds)
  where id = any (p_ids) and finished_at is null and unfinished_at is null;
$$;

-- Notes that an ingredient was shown: from now on it is finished even if everybody leaves.
create function public.generation_shown(p_id uuid)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update public.generation_usage set shown_at = coalesce(shown_at, clock_timestamp()) where id = p_id;
$$;

-- Gives back a generation whose model was asked without a result. It costs no quota; its row stays and counts.
create function public.leave_generation(p_id uuid)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update public.generation_usage
  set unfinished_at = clock_timestamp(), lease_until = clock_timestamp(), idempotency_key = null
  where id = p_id and finished_at is null and unfinished_at is null;
$$;

revoke execute on function private.generations_open(text, text, uuid, text) from public;
revoke execute on function private.generation_wait(text, text, uuid, text, integer, integer, integer) from public;
revoke execute on function
  public.take_generation(text, text, text, text, uuid, integer, text, text, integer, text, integer, integer, integer),
  public.renew_generations(uuid[], integer),
  public.generation_shown(uuid),
  public.leave_generation(uuid)
from public, anon, authenticated;
grant execute on function
  public.take_generation(text, text, text, text, uuid, integer, text, text, integer, text, integer, integer, integer),
  public.renew_generations(uuid[], integer),
  public.generation_shown(uuid),
  public.leave_generation(uuid)
to service_role;
