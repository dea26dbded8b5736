-- A member's export in pages: with two million readings one answer would take longer than a database may be busy with one
-- request. A section that may be long (private.export_<part>()) brings private.page_of_<part>(p_from bigint) beside it:
-- { data: some of what the section has, next: where the next page begins, or null }. Its first page begins at 0.

-- Everything there is of the caller, a page at a time: together what export_my_data has, the rows of a long table in
-- several pages.
--
-- p_page: null for the first page, after that what the page before had as next.
-- Returns { data, next }: data has a key for each table, next is null in the last page.
-- Errors: PT400 invalid_page.
create function public.export_my_page(p_page text default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  paged constant name[] := array(
    select substr(proname, length('page_of_') + 1)::name from pg_catalog.pg_proc
    where pronamespace = 'private'::regnamespace and proname like 'page\_of\_%'
    order by proname
  );
  of_part constant name := split_part(p_page, ':', 1);
  exported jsonb := '{}';
  part jsonb;
  section name;
begin
  if auth.uid() is null then
    raise exception using errcode = 'PT401', message = 'not signed in';
  end if;

  if p_page is null then
    for section in
      select proname from pg_catalog.pg_proc
      where pronamespace = 'private'::regnamespace and proname like 'export\_%' and pronargs = 0
        and substr(proname, length('export_') + 1) <> all (paged)
      order by proname
    loop
      execute format('select private.%I()', section) into part;
      exported := exported || part;
    end loop;
    return jsonb_build_object('data', exported, 'next', paged[1] || ':0');
  end if;

  if p_page !~ '^[a-z_]{1,40}:[0-9]{1,15}$' or of_part <> all (paged) then
    raise exception using errcode = 'PT400', message = 'invalid_page';
  end if;
  execute format('select private.%I($1)', 'page_of_' || of_part) into part using split_part(p_page, ':', 2)::bigint;
  return jsonb_build_object(
    'data', part -> 'data',
    'next', coalesce(of_part || ':' || (part ->> 'next'), paged[array_position(paged, of_part) + 1] || ':0')
  );
end;
$$;

-- All of the health log but its readings.
create function private.health_log_tables()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'health_settings', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'device_key_salt' - 'readings_at_most'), '[]')
      from public.health_settings as s where s.user_id = auth.uid()
    ),
    'health_imports', (
      select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at, i.id), '[]')
      from public.health_imports as i where i.user_id = auth.uid()
    ),
    'eaten_meals', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.at, m.id), '[]')
      from public.eaten_meals as m where m.user_id = auth.uid()
    ),
    'low_treatments', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.at, t.id), '[]')
      from public.low_treatments as t where t.user_id = auth.uid()
    ),
    'lab_a1c', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.day, a.id), '[]')
      from public.lab_a1c as a where a.user_id = auth.uid()
    ),
    'insulin_entries', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.at, e.id), '[]')
      from public.insulin_entries as e where e.user_id = auth.uid()
    )
  );
$$;

-- Readings from a minute since 1970 on, some 50,000, in the shape that readings_between has; with the first ones all the
-- rest of the health log.
create function private.page_of_health_log(p_from bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  rows_at_once constant integer := 50000;
  me constant uuid := auth.uid();
  first_minute bigint;
  next_minute bigint;
  last_minute bigint;
  readings jsonb := '[]';
begin
  select min(minute), max(minute) into first_minute, last_minute
  from public.glucose_readings where user_id = me and minute >= p_from;
  if first_minute is not null then
    select minute into next_minute
    from public.glucose_readings where user_id = me and minute >= p_from
    order by minute offset rows_at_once limit 1;
    -- Minutes as a whole, or those of a minute with more readings than that would never end.
    next_minute := greatest(next_minute, case when next_minute is not null then first_minute + 1 end);
    readings := jsonb_build_array(
      private.packed_readings(me, first_minute * 60, coalesce(next_minute, last_minute + 1) * 60)
    );
  end if;
  return jsonb_build_object(
    'data', case when p_from = 0 then private.health_log_tables() else '{}' end || jsonb_build_object('glucose_readings', readings),
    'next', next_minute
  );
end;
$$;

-- At once: for pages of the site that do not ask page by page yet. A million readings are all that a database is held up by
-- for one answer. Errors: PT413 export_in_pages.
create or replace function private.export_health_log()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if (select readings_at_most from public.health_settings where user_id = auth.uid()) > 1000000 then
    raise exception using errcode = 'PT413', message = 'export_in_pages';
  end if;
  return private.health_log_tables() || jsonb_build_object(
    -- Of 200 days each: as an object each they would be too many for one answer.
    'glucose_readings', (
      select coalesce(jsonb_agg(private.packed_readings(auth.uid(), start, start + 200 * 86400) order by start), '[]')
      from (
        select distinct minute / (200 * 1440) * 200 * 86400::bigint as start
        from public.glucose_readings where user_id = auth.uid()
      ) as spans
    )
  );
end;
$$;

revoke execute on function private.health_log_tables(), private.page_of_health_log(bigint) from public;
revoke execute on function public.export_my_page(text) from public, anon, service_role;
grant execute on function public.export_my_page(text) to authenticated;
