-- As in 20261123040000_planned_once: what is asked for each recipe keeps its plan for a session. One limit is asked three times.

create or replace function private.product_limit(variadic path text[])
returns integer
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return (public.product_limits() #>> path)::integer;
end;
$$;

create or replace function public.generation_shown(p_id uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  update public.generation_usage set shown_at = coalesce(shown_at, clock_timestamp()) where id = p_id;
end;
$$;

create or replace function public.renew_generations(p_ids uuid[], p_lease_seconds integer)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  update public.generation_usage
  set lease_until = clock_timestamp() + make_interval(secs => p_lease_seconds)
  where id = any (p_ids) and finished_at is null and unfinished_at is null;
end;
$$;
