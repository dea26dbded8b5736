-- Why somebody has to wait is asked before each generation. Mostly nothing is open of theirs or from their address, which one
-- look at the four indexes tells; each count was a query over all of them.
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
  if not exists (
    select from public.generation_usage where finished_at is null and guest_hash = p_guest
    union all
    select from public.generation_usage where finished_at is null and cookie_hash = p_cookie
    union all
    select from public.generation_usage where finished_at is null and user_id = p_user
    union all
    select from public.generation_usage where finished_at is null and origin_hash = p_origin
  ) then
    return null;
  end if;

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
