-- What is asked for each recipe, in PL/pgSQL: it keeps its plans for a session, while a function in SQL that cannot be
-- inlined is read and planned anew at each call, which took several times as long as the counting itself.

create or replace function private.generations_used(
  p_day date, p_guest text, p_cookie text, p_address text, p_user uuid, p_pending boolean,
  out by_subject integer, out by_address integer
)
language plpgsql
volatile
set search_path = ''
as $$
declare
  -- Nothing that is still being generated counts where the lease must last longer than for ever.
  cooking_until constant timestamptz := case when p_pending then clock_timestamp() else 'infinity' end;
begin
  by_address := 0;
  if p_user is not null then
    select count(*) into by_subject from public.generation_usage
    where user_id = p_user and day = p_day and (finished_at is not null or lease_until > cooking_until);
  else
    select greatest(
      (select count(*) from public.generation_usage
      where day = p_day and guest_hash = p_guest and (finished_at is not null or lease_until > cooking_until)),
      (select count(*) from public.generation_usage
      where day = p_day and cookie_hash = p_cookie and (finished_at is not null or lease_until > cooking_until))
    ) into by_subject;
  end if;
  if p_address is not null then
    select count(*) into by_address from public.generation_usage
    where day = p_day and address_hash = p_address and (finished_at is not null or lease_until > cooking_until);
  end if;
end;
$$;

create or replace function private.quota_report(p_outcome text, p_limit integer, p_used integer, p_day date)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  return jsonb_build_object(
    'outcome', p_outcome,
    'id', null,
    'reason', null,
    'limit', p_limit,
    'used', p_used,
    'reset_at', to_char(p_day + 1, 'YYYY-MM-DD"T00:00:00.000Z"'),
    'result', null
  );
end;
$$;

-- Mostly there is nothing to delete, which the oldest row of an index tells.
create or replace function private.purge_generations()
returns void
language plpgsql
volatile
set search_path = ''
as $$
begin
  if (
    select finished_at from public.generation_usage where result is not null order by finished_at limit 1
  ) < clock_timestamp() - interval '24 hours' then
    update public.generation_usage set result = null
    where id in (
      select id from public.generation_usage
      where result is not null and finished_at < clock_timestamp() - interval '24 hours'
      order by finished_at limit 50 for update skip locked
    );
  end if;
  if (
    select created_at from public.generation_usage order by created_at limit 1
  ) < clock_timestamp() - interval '2 days' then
    delete from public.generation_usage
    where id in (
      select id from public.generation_usage
      where created_at < clock_timestamp() - interval '2 days'
      order by created_at limit 50 for update skip locked
    );
  end if;
end;
$$;

create or replace function private.generations_open(
  p_guest text, p_cookie text, p_user uuid, p_origin text,
  out cooking integer, out unshown integer, out unfinished integer, out free_in integer
)
language plpgsql
volatile
set search_path = ''
as $$
begin
  select
    count(*) filter (where unfinished_at is null),
    count(*) filter (where unfinished_at is null and shown_at is null),
    count(unfinished_at),
    greatest(1, ceil(extract(epoch from min(unfinished_at) + interval '1 hour' - clock_timestamp())))
  into cooking, unshown, unfinished, free_in
  from public.generation_usage
  where finished_at is null
    and (guest_hash = p_guest or cookie_hash = p_cookie or user_id = p_user or origin_hash = p_origin)
    -- None takes longer than a day.
    and created_at > clock_timestamp() - interval '25 hours'
    and case
      when unfinished_at is null then lease_until > clock_timestamp()
      else unfinished_at > clock_timestamp() - interval '1 hour'
    end;
end;
$$;

create or replace function private.generation_wait(
  p_guest text, p_cookie text, p_user uuid, p_origin text,
  p_person_places integer, p_person_unfinished integer, p_address_unfinished integer
)
returns jsonb
language plpgsql
volatile
set search_path = ''
as $$
declare
  open record;
  reason text;
  seconds integer;
  longest integer := 0;
  answer jsonb;
begin
  -- The guest id and the cookie apart, as for the quota: whichever is higher.
  for counted in 1..3 loop
    continue when case counted when 1 then p_guest is null when 2 then p_cookie is null else p_user is null end;
    open := private.generations_open(
      case when counted = 1 then p_guest end,
      case when counted = 2 then p_cookie end,
      case when counted = 3 then p_user end,
      null
    );
    if open.cooking >= p_person_places or open.unfinished + open.cooking >= p_person_unfinished then
      reason := case when open.cooking >= p_person_places then 'person_busy' else 'unfinished_limit' end;
      seconds := case
        when open.cooking >= p_person_places or open.unfinished < p_person_unfinished then 5
        else open.free_in
      end;
      if seconds > longest then
        longest := seconds;
        answer := jsonb_build_object('reason', reason, 'retry_after', seconds);
      end if;
    end if;
  end loop;

  if p_origin is not null then
    open := private.generations_open(null, null, null, p_origin);
    if open.unfinished + open.unshown >= p_address_unfinished then
      seconds := case when open.unfinished < p_address_unfinished then 5 else open.free_in end;
      if seconds > longest then
        answer := jsonb_build_object('reason', 'unfinished_limit', 'retry_after', seconds);
      end if;
    end if;
  end if;
  return answer;
end;
$$;

-- One plan for all: with the arguments at hand, most of which are null, each call would look cheap enough to be planned again.
alter function public.take_generation(
  text, text, text, text, uuid, integer, text, text, integer, text, integer, integer, integer
) set plan_cache_mode = 'force_generic_plan';
alter function public.finish_generation(uuid, jsonb) set plan_cache_mode = 'force_generic_plan';
alter function public.read_quota(text, text, text, uuid) set plan_cache_mode = 'force_generic_plan';
