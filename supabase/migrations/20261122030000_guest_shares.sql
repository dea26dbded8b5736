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
  "householdSize": { "min": 1, "max": 10, "default": 1 }
}'::jsonb;

-- Links that guests made of their recipes. A guest has no account, so nothing here is tied to one.
create table public.guest_shares (
  id uuid primary key default gen_random_uuid(),
  -- Knowing it is the right to read.
  slug text not null unique default replace(gen_random_uuid()::text, '-', '') check (slug ~ '^[0-9a-f]{32}$'),
  -- UTC day it was made on: five a day.
  day date not null default (clock_timestamp() at time zone 'utc')::date,
  -- Keyed hashes made by the gateway: whoever has either may take the link back.
  guest_hash text not null check (length(guest_hash) between 1 and 200),
  cookie_hash text not null check (length(cookie_hash) between 1 and 200),
  address_hash text check (length(address_hash) between 1 and 200),
  idempotency_key text not null check (length(idempotency_key) between 1 and 200),
  created_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz not null default clock_timestamp() + interval '30 days',
  -- What a stranger gets, in the names of `shared_recipe`. Null once it is taken back: the row still counts for its day.
  recipe jsonb
);

create index shares_of_guest on public.guest_shares (guest_hash, day);
create index shares_of_cookie on public.guest_shares (cookie_hash, day);
create index shares_from_address on public.guest_shares (address_hash, day) where address_hash is not null;
create index shares_by_end on public.guest_shares (ends_at);

-- No policy and no grant to anyone: the functions below are the only way in, for the gateway alone.
alter table public.guest_shares enable row level security;
revoke all on public.guest_shares from anon, authenticated, service_role;

-- A few rows at a time, so that no request takes long.
create function private.purge_guest_shares()
returns void
language sql
volatile
set search_path = ''
as $$
  delete from public.guest_shares
  where id in (
    select id from public.guest_shares where ends_at <= clock_timestamp()
    order by ends_at limit 50 for update skip locked
  );
$$;

-- Of a made recipe, what anyone with its link may have: each part is named here, so whatever else is kept of one, now or
-- later, stays private. Public is who composed it; private are what it was checked against, what was asked, the advice,
-- and the diets it follows, which may be what its maker asked for.
create function private.recipe_for_strangers(p_result jsonb)
returns jsonb
language sql
immutable
set search_path = ''
return jsonb_build_object(
  'title', p_result -> 'title',
  'description', p_result -> 'description',
  'ingredients', p_result -> 'ingredients',
  'instructions', p_result -> 'instructions',
  'tips', p_result -> 'tips',
  'prep_time', p_result -> 'prepTime',
  'cook_time', p_result -> 'cookTime',
  'servings', p_result -> 'servings',
  'meal_type', lower(p_result #>> '{kind,mealType}'),
  'dietary_type', '[]'::jsonb,
  'calories', p_result #> '{nutritionalInfo,calories}',
  'carb_count', p_result #> '{nutritionalInfo,carbs}',
  'fiber_count', p_result #> '{nutritionalInfo,fiber}',
  'net_carb_count', p_result #> '{nutritionalInfo,netCarbs}',
  'protein_count', p_result #> '{nutritionalInfo,protein}',
  'fat_count', p_result #> '{nutritionalInfo,fat}',
  'figures', jsonb_build_object(
    'basis', p_result #> '{figures,basis}',
    'origin', jsonb_build_object(
      'provider', p_result #> '{figures,origin,provider}',
      'notice', p_result #> '{figures,origin,notice}'
    )
  )
);

create function private.share_report(p_outcome text, p_slug text default null, p_until timestamptz default null)
returns jsonb
language sql
stable
set search_path = ''
return jsonb_build_object(
  'outcome', p_outcome,
  'slug', p_slug,
  'until', to_char(p_until at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
);

-- Makes a link of a guest's own recipe, from the answer kept for its idempotency key.
--
-- Returns { outcome, slug, until }:
--   shared     the link; the same key has one link, and a second call gives it again
--   pending    it is still being generated
--   not_found  no such generation of this guest whose answer is still kept (24 hours)
--   refused    the day's links are used up: this guest's or the network address's
create function public.share_as_guest(p_guest text, p_cookie text, p_address text, p_idempotency_key text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  address_limit constant integer := 50;
  lock_key bigint;
  today date;
  shared public.guest_shares;
  it public.generation_usage;
begin
  if p_guest is null or p_cookie is null or p_idempotency_key is null then
    raise exception using errcode = 'PT400', message = 'a link needs a guest and a generation';
  end if;

  -- One decision at a time for everyone who shares a count. Always in the same order: no deadlock.
  for lock_key in
    select distinct hashtextextended('share:' || name, 0)
    from unnest(array['guest:' || p_guest, 'cookie:' || p_cookie, 'address:' || p_address]) as name
    where name is not null
    order by 1
  loop
    perform pg_advisory_xact_lock(lock_key);
  end loop;

  -- After the locks: waiting may have crossed midnight.
  today := (clock_timestamp() at time zone 'utc')::date;
  perform private.purge_guest_shares();

  select * into shared from public.guest_shares
  where (guest_hash = p_guest or cookie_hash = p_cookie) and idempotency_key = p_idempotency_key
    and recipe is not null and ends_at > clock_timestamp()
  limit 1;
  if found then
    return private.share_report('shared', shared.slug, shared.ends_at);
  end if;

  select * into it from public.generation_usage
  where subject in ('guest:' || p_guest, 'guest:' || p_cookie) and idempotency_key = p_idempotency_key
  order by finished_at desc nulls last
  limit 1;
  if not found then
    return private.share_report('not_found');
  elsif it.finished_at is null and it.lease_until > clock_timestamp() then
    return private.share_report('pending');
  elsif it.result is null or it.finished_at <= clock_timestamp() - interval '24 hours' then
    return private.share_report('not_found');
  end if;

  if greatest(
      (select count(*) from public.guest_shares where guest_hash = p_guest and day = today),
      (select count(*) from public.guest_shares where cookie_hash = p_cookie and day = today)
    ) >= private.product_limit('guestSharesPerDay')
    or (select count(*) from public.guest_shares where address_hash = p_address and day = today) >= address_limit
  then
    return private.share_report('refused');
  end if;

  insert into public.guest_shares (day, guest_hash, cookie_hash, address_hash, idempotency_key, recipe)
  values (today, p_guest, p_cookie, p_address, p_idempotency_key, private.recipe_for_strangers(it.result))
  returning * into shared;
  return private.share_report('shared', shared.slug, shared.ends_at);
end;
$$;

-- Takes a link back, for the guest who made it. True when there was one: nobody learns of another's.
create function public.unshare_as_guest(p_guest text, p_cookie text, p_slug text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.guest_shares
  -- Two days later its day is over in every time zone.
  set recipe = null, ends_at = least(ends_at, clock_timestamp() + interval '2 days')
  where slug = p_slug and recipe is not null and ends_at > clock_timestamp()
    and (guest_hash = p_guest or cookie_hash = p_cookie);
  return found;
end;
$$;

-- A guest's recipe as anyone with its link sees it, or null: a row as `shared_recipe` has it, and when its link ends.
create function public.guest_share(p_slug text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  shared public.guest_shares;
begin
  perform private.purge_guest_shares();
  select * into shared from public.guest_shares
  where slug = p_slug and recipe is not null and ends_at > clock_timestamp();
  if not found then
    return null;
  end if;
  return shared.recipe || jsonb_build_object(
    'created_at', shared.created_at, 'updated_at', shared.created_at, 'until', shared.ends_at
  );
end;
$$;

revoke execute on function private.purge_guest_shares() from public;
revoke execute on function private.recipe_for_strangers(jsonb) from public;
revoke execute on function private.share_report(text, text, timestamptz) from public;
revoke execute on function
  public.share_as_guest(text, text, text, text),
  public.unshare_as_guest(text, text, text),
  public.guest_share(text)
from public, anon, authenticated;
grant execute on function
  public.share_as_guest(text, text, text, text),
  public.unshare_as_guest(text, text, text),
  public.guest_share(text)
to service_role;
