-- What a member exports is put together from sections, a function each: a part that brings tables brings the section that
-- exports them, `private.export_<part>()`, and changes nothing here. Each returns an object with a key for each of its
-- tables, of the rows of `auth.uid()` alone.

alter function public.export_my_data() set schema private;
alter function private.export_my_data() rename to export_account;
revoke execute on function private.export_account() from public, anon, authenticated, service_role;

-- Security definer: sections read tables that members have no rights on.
create function public.export_my_data()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  exported jsonb := '{}';
  part jsonb;
  section name;
begin
  if auth.uid() is null then
    raise exception using errcode = 'PT401', message = 'not signed in';
  end if;

  for section in
    select proname from pg_catalog.pg_proc
    where pronamespace = 'private'::regnamespace and proname like 'export\_%' and pronargs = 0
    order by proname
  loop
    execute format('select private.%I()', section) into part;
    exported := exported || part;
  end loop;
  return exported;
end;
$$;

revoke execute on function public.export_my_data() from public, anon, service_role;
grant execute on function public.export_my_data() to authenticated;
