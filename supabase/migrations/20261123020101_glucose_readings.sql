-- Readings: half a million rows of a member for five years at five minutes. So a row has no key of its own to keep beside
-- the one that it is found by, and no foreign key either, which would be asked for each row of an import: settings that
-- are deleted, or that go with the account, take the readings along, and whoever writes holds them.

create table public.glucose_readings (
  user_id uuid not null,
  -- When it was, in minutes since 1970: two readings that differ in nothing but the second are one.
  minute integer not null,
  -- Of kind, unit, device and what was measured, to the hundredth: what makes the same reading of another file the same row.
  key bigint not null,
  -- To the second.
  at timestamptz not null check (at between '1990-01-01 00:00:00+00' and now() + interval '1 day'),
  -- Minutes that local time was ahead of UTC then.
  offset_min smallint not null check (offset_min between -1080 and 1080),
  kind text not null check (kind in ('sensor', 'meter')),
  unit text not null check (unit in ('mg/dL', 'mmol/L')),
  -- As it was received, in `unit`; null where the device said "low" or "high": under or over `bound_at` then.
  value real check (value between 0 and case unit when 'mg/dL' then 1000 else 56 end),
  bound_op text check (bound_op in ('<', '>')),
  bound_at real check (bound_at between 0 and case unit when 'mg/dL' then 1000 else 56 end),
  -- A keyed hash of its serial number (its letters are checked once a series, below); null by hand.
  device text check (length(device) between 1 and 24),
  -- Null by hand.
  import_id uuid,
  -- When in the day it was measured, in the words of the page, such as "before breakfast".
  moment text check (length(moment) between 1 and 40),
  -- By hand only.
  note text check (note is null or length(note) between 1 and 500 and import_id is null),
  primary key (user_id, minute, key),
  constraint value_or_bound check (
    num_nonnulls(value, bound_at) = 1 and (bound_op is null) = (bound_at is null)
  )
);

alter table public.glucose_readings enable row level security;
revoke all on public.glucose_readings from anon, authenticated, service_role;

-- Written by the function below alone.
grant select, delete on public.glucose_readings to authenticated;
grant update (moment, note) on public.glucose_readings to authenticated;

create policy "members read their own readings" on public.glucose_readings
for select to authenticated
using (user_id = (select auth.uid()));

create policy "members change their own readings" on public.glucose_readings
for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy "members delete their own readings" on public.glucose_readings
for delete to authenticated
using (user_id = (select auth.uid()));

-- Security definer: the auth server deletes accounts too. Volatile, so that it sees an import that was just committed.
create function private.forget_readings()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.glucose_readings where user_id = old.user_id;
  return null;
end;
$$;

create trigger forget_readings
after delete on public.health_settings
for each row execute function private.forget_readings();

-- Of one member: thirteen years of a sensor that measures each minute would be more, nineteen at five minutes are less.
create function private.readings_most()
returns integer
language sql
immutable
set search_path = ''
return 2000000;

-- What the key of a reading begins with: 36 bits of what it has in common with others of its series. Below it are 17 bits of
-- what was measured, so that a browser reads the key as the number it is. Not one of PostgreSQL's hashes, which a later
-- version or another machine may compute otherwise: the same file would then be new.
create function private.series_key(p_kind text, p_unit text, p_device text)
returns bigint
language sql
immutable
set search_path = ''
return ('x' || left(md5(concat_ws(' ', p_kind, p_unit, p_device)), 9))::bit(36)::bigint << 17;

-- How many readings come as `p_rows` below; null where it is none of its shape.
create function private.readings_sent(p_rows jsonb)
returns integer
language plpgsql
immutable
set search_path = ''
as $$
declare
  series_most constant integer := 200;
begin
  if jsonb_typeof(p_rows) is distinct from 'object'
    or jsonb_typeof(p_rows -> 'series') is distinct from 'array'
    or jsonb_typeof(p_rows -> 'start') is distinct from 'number'
    or jsonb_array_length(p_rows -> 'series') > series_most
  then
    return null;
  end if;
  return (
    select case when bool_and(
      jsonb_typeof(one -> 'at') = 'string' and translate(one ->> 'at', ' -0123456789', '') = ''
      and jsonb_typeof(one -> 'value') = 'string' and translate(one ->> 'value', ' -.0123456789', '') = ''
      and coalesce(one ->> 'device', 'by-hand') ~ '^[0-9A-Za-z_-]{1,24}$'
      and coalesce(jsonb_typeof(one -> 'others'), 'array') = 'array'
    ) then sum(
      case one ->> 'at' when '' then 0 else 1 + length(one ->> 'at') - length(replace(one ->> 'at', ' ', '')) end
      + jsonb_array_length(case jsonb_typeof(one -> 'others') when 'array' then one -> 'others' else '[]' end)
    ) end
    from jsonb_array_elements(p_rows -> 'series') as listed (one)
  );
end;
$$;

-- Keeps readings of the caller; those that are there already stay as they are. All of them, or none.
--
-- p_rows: 1 to 5,000 readings, in the shape that readings_between has: { start, series: [{ kind, unit, device, offset, at, value,
--     others }] }
--   start   seconds since 1970 that `at` counts from, a whole number
--   series  1 to 200: what many readings have in common. kind 'sensor' or 'meter'; unit 'mg/dL' or 'mmol/L'; device a keyed
--           hash or null; offset minutes that local time was ahead of UTC
--   at      whole seconds from `start`: '0 300 600', in any order; '' for none
--   value   as received, in `unit`, one for each of `at`: '104 99 101'
--   others  (optional) those that have more to say: [{ at, value, bound, moment, note }]: at in milliseconds since 1970; value
--           null where bound is '<40' or '>400', since the device said "low" or "high"; bound, moment ('before breakfast')
--           and note (by hand only) null or left out
-- p_import: the import they belong to (a row of health_imports), or null for readings by hand.
--
-- Returns { added, known }. Errors: PT400 invalid_readings; PT403 readings_limit (2,000,000 a member); PT404
-- no_such_import, which also says that the import was taken back meanwhile.
create function public.import_readings(p_rows jsonb, p_import uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  rows_most constant integer := 5000;
  me constant uuid := auth.uid();
  sent constant integer := private.readings_sent(p_rows);
  held integer;
  fresh integer;
  first_one integer;
  last_one integer;
begin
  held := (private.hold_health_log(me)).readings_at_most;
  if sent is null or sent not between 1 and rows_most then
    raise exception using errcode = 'PT400', message = 'invalid_readings';
  end if;
  if p_import is not null then
    perform from public.health_imports where user_id = me and id = p_import for no key update;
    if not found then
      raise exception using errcode = 'PT404', message = 'no_such_import';
    end if;
  end if;

  begin
    with series as (
      select one ->> 'kind' as kind, one ->> 'unit' as unit, one ->> 'device' as device, (one ->> 'offset')::smallint as offset_min,
        ('{' || replace(one ->> 'at', ' ', ',') || '}')::integer[] as ats,
        ('{' || replace(one ->> 'value', ' ', ',') || '}')::real[] as vals,
        coalesce(one -> 'others', '[]') as others, (p_rows ->> 'start')::bigint as start,
        private.series_key(one ->> 'kind', one ->> 'unit', one ->> 'device') as series_key
      from jsonb_array_elements(p_rows -> 'series') as listed (one)
    ),
    readings as (
      select kind, unit, device, offset_min, start + at as second, value, null as bound_op, null::real as bound_at,
        null as moment, null as note, series_key + (value * 100)::integer as key
      from series, unnest(ats, vals) as plain (at, value)
      union all
      select kind, unit, device, offset_min, floor(at / 1000)::bigint, value, left(bound, 1), substr(bound, 2)::real, moment, note,
        series_key + coalesce(
          (value * 100)::integer,
          (substr(bound, 2)::real * 10)::integer + case left(bound, 1) when '<' then 110000 else 120000 end
        )
      from series, jsonb_to_recordset(others)
        as other (at double precision, value real, bound text, moment text, note text)
    ),
    added as (
      insert into public.glucose_readings (
        user_id, minute, key, at, offset_min, kind, unit, value, bound_op, bound_at, device, import_id, moment, note
      )
      select me, second / 60, key, to_timestamp(second), offset_min, kind, unit, value, bound_op, bound_at, device, p_import, moment,
        note
      from readings
      on conflict do nothing
      returning minute
    )
    select count(*), min(minute), max(minute) into fresh, first_one, last_one from added;
  exception when data_exception or integrity_constraint_violation then
    raise exception using errcode = 'PT400', message = 'invalid_readings';
  end;

  if fresh > 0 then
    held := held + fresh;
    if held > private.readings_most() then
      held := (select count(*) from public.glucose_readings where user_id = me);
      if held > private.readings_most() then
        raise exception using errcode = 'PT403', message = 'readings_limit';
      end if;
    end if;
    update public.health_settings set readings_at_most = held where user_id = me;
    update public.health_imports as its
    set added = its.added + fresh, first_minute = least(its.first_minute, first_one),
      last_minute = greatest(its.last_minute, last_one)
    where its.user_id = me and its.id = p_import;
  end if;
  return jsonb_build_object('added', fresh, 'known', sent - fresh);
end;
$$;

-- The caller's readings from `p_from` until before `p_to`, at most 200 days, in one answer: 90 days at five minutes are
-- 26,000 readings.
--
-- { start, series: [{ kind, unit, device, offset, at, value, others }] }
--   start   seconds since 1970 that `at` counts from
--   series  an object for each kind, unit, device and offset that readings have in common; they are as in import_readings
--   at      seconds from `start`: numbers with a blank between them, in no order; '' for none
--   value   numbers in `unit`, one for each of `at`, in the same order
--   others  those that have more to say, which are not among the numbers, in no order either:
--           [{ minute, key, at, value, bound, moment, note, by_hand }]: at in milliseconds since 1970, bound '<40' or null.
--           A row is deleted or changed by its (minute, key)
create function public.readings_between(p_from timestamptz, p_to timestamptz)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception using errcode = 'PT401', message = 'not signed in';
  end if;
  if p_from is null or p_to is null or not isfinite(p_from) or not isfinite(p_to) or p_to < p_from
    or p_to - p_from > interval '200 days'
  then
    raise exception using errcode = 'PT400', message = 'invalid_range';
  end if;
  -- Readings are at whole seconds.
  return private.packed_readings(
    auth.uid(), ceil(extract(epoch from p_from))::bigint, ceil(extract(epoch from p_to))::bigint
  );
end;
$$;

create function private.packed_readings(p_user uuid, p_from bigint, p_to bigint)
returns jsonb
language plpgsql
stable
set search_path = ''
-- Without them the readings are sorted by the texts they are grouped by, for two to three times the time: in a plan for any
-- range, and in a database that has not analyzed the table yet.
set plan_cache_mode = force_custom_plan
set enable_sort = off
as $$
begin
  return (select jsonb_build_object('start', p_from, 'series', coalesce(jsonb_agg(jsonb_build_object(
    'kind', kind, 'unit', unit, 'device', device, 'offset', offset_min, 'at', coalesce(at, ''), 'value', coalesce(value, ''),
    'others', coalesce(others, '[]')
  )), '[]'))
  from (
    select kind, unit, device, offset_min,
      string_agg((date_part('epoch', at) - p_from)::bigint::text, ' ') filter (where is_plain) as at,
      string_agg(value::text, ' ') filter (where is_plain) as value,
      jsonb_agg(jsonb_build_object(
        'minute', minute, 'key', key, 'at', (date_part('epoch', at) * 1000)::bigint, 'value', value,
        'bound', bound_op || bound_at, 'moment', moment, 'note', note, 'by_hand', import_id is null
      )) filter (where not is_plain) as others
    from (
      select *, import_id is not null and bound_op is null and moment is null as is_plain
      from public.glucose_readings
      where user_id = p_user and minute between div(p_from, 60)::integer and div(p_to, 60)::integer
        and at >= to_timestamp(p_from) and at < to_timestamp(p_to)
    ) as readings
    group by kind, unit, device, offset_min
  ) as series);
end;
$$;

-- How many readings of the caller there are on each local day from `p_from` to `p_to`, at most six years:
-- [{ day, sensor, meter }], days with none left out. For overviews; figures are computed from the readings.
create function public.day_counts(p_from date, p_to date)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_sort = off
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise exception using errcode = 'PT401', message = 'not signed in';
  end if;
  if p_from is null or p_to is null or p_from < date '1990-01-01' or p_to > date '2100-01-01' or p_to < p_from
    or p_to - p_from > 2200
  then
    raise exception using errcode = 'PT400', message = 'invalid_range';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'day', date '1970-01-01' + day, 'sensor', sensor, 'meter', meter
    ) order by day), '[]')
    from (
      select day, coalesce(sum(n) filter (where kind = 'sensor'), 0) as sensor,
        coalesce(sum(n) filter (where kind = 'meter'), 0) as meter
      from (
        select (minute + offset_min) / 1440 as day, kind, count(*) as n
        from public.glucose_readings
        -- A local day begins up to 18 hours before or after the same day of UTC.
        where user_id = me
          and minute between (p_from - date '1970-01-01') * 1440 - 1080 and (p_to - date '1970-01-01' + 1) * 1440 + 1080
        group by 1, 2
      ) as parts
      group by day
    ) as days
    where day between p_from - date '1970-01-01' and p_to - date '1970-01-01'
  );
end;
$$;

revoke execute on function
  private.forget_readings(), private.readings_most(), private.readings_sent(jsonb),
  private.series_key(text, text, text), private.packed_readings(uuid, bigint, bigint)
from public;
revoke execute on function
  public.import_readings(jsonb, uuid), public.readings_between(timestamptz, timestamptz), public.day_counts(date, date)
from public, anon, service_role;
grant execute on function
  public.import_readings(jsonb, uuid), public.readings_between(timestamptz, timestamptz), public.day_counts(date, date)
to authenticated;
