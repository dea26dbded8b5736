-- What every later migration builds on: the product's limits, and a schema the API does not expose.

-- Helpers and trigger functions live here; PostgREST serves `public` alone.
create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- Hosted Supabase grants everything on new objects to its API roles. We grant what is needed, where it is needed.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
alter default privileges in schema private revoke execute on functions from anon, authenticated, service_role;

-- The one place of the product's limits in the database: constraints, triggers and quotas ask it,
-- and so can the gateway and the page (`rpc('product_limits')`). Same shape and names as the domain's LIMITS.
-- To change a limit, replace this function in a new migration.
create function public.product_limits()
returns jsonb
language sql
immutable
parallel safe
set search_path = ''
return '{
  "guestPerDay": 3,
  "savedRecipes": 5,
  "memberPerDay": 20,
  "householdSize": { "min": 1, "max": 10, "default": 1 }
}'::jsonb;

revoke execute on function public.product_limits() from public;
grant execute on function public.product_limits() to anon, authenticated, service_role;

-- One limit by its path, e.g. `private.product_limit('householdSize', 'max')`.
create function private.product_limit(variadic path text[])
returns integer
language sql
immutable
parallel safe
set search_path = ''
return (public.product_limits() #>> path)::integer;

revoke execute on function private.product_limit(text[]) from public;
grant execute on function private.product_limit(text[]) to authenticated, service_role;

-- Lines of a list that are too long, empty or null; a constraint wants none.
create function private.lines_fit(lines text[], most_lines integer, most_characters integer)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
return coalesce(array_ndims(lines), 1) = 1
  and cardinality(lines) <= most_lines
  and not exists (
    select from unnest(lines) as line
    where line is null or length(line) not between 1 and most_characters
  );

revoke execute on function private.lines_fit(text[], integer, integer) from public;
grant execute on function private.lines_fit(text[], integer, integer) to authenticated, service_role;

-- The time of a change is the database's to tell, whatever a client sends.
create function private.touch_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

revoke execute on function private.touch_updated_at() from public;
