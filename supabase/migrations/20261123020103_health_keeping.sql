-- Taking an import back, deleting the health log, and its section of a member's export.

-- Takes an import of the caller back, some of it at each call, so that no call takes long.
--
-- Returns { removed, done }: readings and entries that this call removed; call again until done. A reading that several
-- files have belongs to the import that brought it first.
-- Errors: PT404 no_such_import, also once it is done.
create function public.take_back_import(p_import uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  rows_at_once constant integer := 25000;
  me constant uuid := auth.uid();
  its public.health_imports;
  next_minute integer;
  removed integer;
  more integer;
begin
  perform private.hold_health_log(me);
  select * into its from public.health_imports where user_id = me and id = p_import for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'no_such_import';
  end if;

  select minute into next_minute
  from public.glucose_readings
  where user_id = me and minute between its.first_minute and its.last_minute and import_id = p_import
  order by minute offset rows_at_once limit 1;

  -- Minutes as a whole, or those of a minute with more readings than that would never end.
  delete from public.glucose_readings
  where user_id = me and import_id = p_import
    and minute between its.first_minute
      and case when next_minute is null then its.last_minute else greatest(next_minute - 1, its.first_minute) end;
  get diagnostics removed = row_count;

  if next_minute is not null then
    update public.health_imports set first_minute = greatest(next_minute, its.first_minute)
    where user_id = me and id = p_import;
    return jsonb_build_object('removed', removed, 'done', false);
  end if;

  delete from public.eaten_meals where user_id = me and import_id = p_import;
  get diagnostics more = row_count;
  removed := removed + more;
  delete from public.low_treatments where user_id = me and import_id = p_import;
  get diagnostics more = row_count;
  removed := removed + more;
  delete from public.insulin_entries where user_id = me and import_id = p_import;
  get diagnostics more = row_count;
  delete from public.health_imports where user_id = me and id = p_import;
  return jsonb_build_object('removed', removed + more, 'done', true);
end;
$$;

-- Deletes all of the caller's health log, its settings included: the key of their devices too. An import that still runs on
-- another device is told no_such_import.
create function public.delete_health_log()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  perform private.hold_health_log(me);
  delete from public.eaten_meals where user_id = me;
  delete from public.low_treatments where user_id = me;
  delete from public.insulin_entries where user_id = me;
  delete from public.lab_a1c where user_id = me;
  delete from public.health_imports where user_id = me;
  -- Takes the readings along.
  delete from public.health_settings where user_id = me;
end;
$$;

-- Of readings the shape that readings_between has, of 200 days each: as an object each they would be too many for one answer.
create function private.export_health_log()
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
    'glucose_readings', (
      select coalesce(jsonb_agg(private.packed_readings(auth.uid(), start, start + 200 * 86400) order by start), '[]')
      from (
        select distinct minute / (200 * 1440) * 200 * 86400::bigint as start
        from public.glucose_readings where user_id = auth.uid()
      ) as spans
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

revoke execute on function private.export_health_log() from public;
revoke execute on function public.take_back_import(uuid), public.delete_health_log() from public, anon, service_role;
grant execute on function public.take_back_import(uuid), public.delete_health_log() to authenticated;
