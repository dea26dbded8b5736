-- What a generation costs beside the model: to find what its count has open, and to keep its answer.

-- One index for each count: the one plan that the function keeps, made for a table that was empty, read the whole table at
-- each of the counts. One argument is not null.
create or replace function private.generations_open(
  p_guest text, p_cookie text, p_user uuid, p_origin text,
  out cooking integer, out unshown integer, out unfinished integer, out free_in integer
)
language plpgsql
volatile
set search_path = ''
as $$
declare
  now_is constant timestamptz := clock_timestamp();
  -- None takes longer than a day.
  since constant timestamptz := now_is - interval '25 hours';
begin
  select
    count(*) filter (where open.unfinished_at is null),
    count(*) filter (where open.unfinished_at is null and open.shown_at is null),
    count(open.unfinished_at),
    greatest(1, ceil(extract(epoch from min(open.unfinished_at) + interval '1 hour' - now_is)))
  into cooking, unshown, unfinished, free_in
  from (
    select unfinished_at, shown_at, lease_until from public.generation_usage
    where finished_at is null and guest_hash = p_guest and created_at > since
    union all
    select unfinished_at, shown_at, lease_until from public.generation_usage
    where finished_at is null and cookie_hash = p_cookie and created_at > since
    union all
    select unfinished_at, shown_at, lease_until from public.generation_usage
    where finished_at is null and user_id = p_user and created_at > since
    union all
    select unfinished_at, shown_at, lease_until from public.generation_usage
    where finished_at is null and origin_hash = p_origin and created_at > since
  ) as open
  where case
    when open.unfinished_at is null then open.lease_until > now_is
    else open.unfinished_at > now_is - interval '1 hour'
  end;
end;
$$;

-- Nobody looks into an answer, which is there to be sent again: it is kept as the text that came, uncompressed.
alter table public.generation_usage
  alter column result type json using result::json,
  alter column result set storage external;

-- Where it is looked into after all, for a mail and a shared recipe.
create function private.mail_report(p_outcome text, p_id uuid, p_result json)
returns jsonb
language sql
immutable
set search_path = ''
return private.mail_report(p_outcome, p_id, p_result::jsonb);

create function private.recipe_for_strangers(p_result json)
returns jsonb
language sql
immutable
set search_path = ''
return private.recipe_for_strangers(p_result::jsonb);

revoke execute on function private.mail_report(text, uuid, json), private.recipe_for_strangers(json) from public;

-- With another type of an argument it would be a second function beside the old one.
drop function public.finish_generation(uuid, jsonb);

-- Counts a taken generation and keeps its answer for the key's repetition.
-- Returns { outcome: 'finished', id, limit, used, reset_at, ... }, `used` being what has been counted so far;
-- outcome 'lost' when the place is gone (released, or its lease ran out and its key was taken again).
create function public.finish_generation(p_id uuid, p_result json default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
set plan_cache_mode = 'force_generic_plan'
as $$
declare
  it record;
  used record;
begin
  -- A letter that cannot be sent again is refused now: only escaped ones can be none.
  if strpos(p_result::text, '\u') > 0 then
    perform p_result::jsonb;
  end if;

  update public.generation_usage
  set finished_at = coalesce(finished_at, clock_timestamp()),
    result = case when idempotency_key is not null then coalesce(result, p_result) end
  where id = p_id
  returning id, day, guest_hash, cookie_hash, address_hash, user_id into it;

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

revoke execute on function public.finish_generation(uuid, json) from public, anon, authenticated;
grant execute on function public.finish_generation(uuid, json) to service_role;
