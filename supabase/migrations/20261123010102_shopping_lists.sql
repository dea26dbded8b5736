-- What is ticked on a week's shopping list, and what a member adds to it. The list itself is computed from the plan.
create table public.shopping_marks (
  user_id uuid not null references auth.users (id) on delete cascade,
  week date not null check (private.is_week(week)),
  -- The list's key of an item: a food, a line in its own words, a staple, an item of their own.
  item text not null check (length(item) between 1 and 120),
  checked boolean not null,
  -- When it was ticked, by the device's clock: milliseconds since 1970.
  at bigint not null check (at >= 0),
  -- A random id of the device. Bytes are compared, as in a browser, whatever the language of the database.
  device text collate "C" not null check (length(device) between 1 and 64),
  -- What the list said when it was ticked: a tick holds until more is needed.
  grams numeric check (grams between 0 and 10000000),
  primary key (user_id, week, item)
);

create index marks_by_week on public.shopping_marks (week);

create table public.shopping_items (
  -- Made by the client, so that adding twice never makes two.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  week date not null check (private.is_week(week)),
  text text not null check (length(text) between 1 and 200),
  created_at timestamptz not null default now(),
  -- Kept, so that a phone which was offline does not bring the item back.
  removed boolean not null default false
);

create index items_of_user on public.shopping_items (user_id, week, created_at, id);
create index items_by_week on public.shopping_items (week);

-- Invoker, as for saved recipes: with a forged user_id it counts nothing and row level security refuses the row.
create function private.admit_shopping_item()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('items:' || new.user_id, 0));
  if not exists (select from public.shopping_items where id = new.id)
    and (select count(*) from public.shopping_items where user_id = new.user_id) >= 500
  then
    raise exception using errcode = 'PT403', message = 'items_limit';
  end if;
  new.created_at := least(coalesce(new.created_at, now()), now());
  return new;
end;
$$;

revoke execute on function private.admit_shopping_item() from public;

create trigger admit_shopping_item
before insert on public.shopping_items
for each row execute function private.admit_shopping_item();

alter table public.shopping_marks enable row level security;
alter table public.shopping_items enable row level security;
revoke all on public.shopping_marks, public.shopping_items from anon, authenticated, service_role;

-- Written by the function below alone: it keeps the later of two ticks.
grant select on public.shopping_marks to authenticated;
grant select, insert, delete on public.shopping_items to authenticated;
grant update (text, removed) on public.shopping_items to authenticated;

create policy "members read their own marks" on public.shopping_marks
for select to authenticated
using (user_id = (select auth.uid()));

create policy "members read their own items" on public.shopping_items
for select to authenticated
using (user_id = (select auth.uid()));

create policy "members add items of their own" on public.shopping_items
for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "members change their own items" on public.shopping_items
for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy "members delete their own items" on public.shopping_items
for delete to authenticated
using (user_id = (select auth.uid()));

-- [{ item, checked, at, device, grams? }], a thousand at most.
create function private.are_marks(p_ops jsonb)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  if jsonb_typeof(p_ops) is distinct from 'array' or jsonb_array_length(p_ops) > 1000 then
    return false;
  end if;
  return not exists (
    select from jsonb_array_elements(p_ops) as op
    where jsonb_typeof(op -> 'item') is distinct from 'string' or length(op ->> 'item') not between 1 and 120
      or jsonb_typeof(op -> 'checked') is distinct from 'boolean'
      or jsonb_typeof(op -> 'device') is distinct from 'string' or length(op ->> 'device') not between 1 and 64
      or case jsonb_typeof(op -> 'at')
        when 'number' then (op ->> 'at')::numeric not between 0 and 9007199254740991
        else true
      end
      or case coalesce(jsonb_typeof(op -> 'grams'), 'null')
        when 'null' then false
        when 'number' then (op ->> 'grams')::numeric not between 0 and 10000000
        else true
      end
  );
end;
$$;

-- A member's marks of a week; of `p_items` alone where that is not null.
create function private.marks_of(p_user uuid, p_week date, p_items text[] default null)
returns jsonb
language sql
stable
set search_path = ''
return (
  select coalesce(jsonb_agg(
    jsonb_build_object('item', item, 'checked', checked, 'at', at, 'device', device, 'grams', grams) order by item
  ), '[]')
  from public.shopping_marks
  where user_id = p_user and week = p_week and (p_items is null or item = any (p_items))
);

-- Of two marks of one item the later one holds, whichever comes first; at the same moment that of the greater device,
-- and of one device that which ticks. So every order of merging ends with the same list.
create function private.merge_marks(p_user uuid, p_week date, p_ops jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  weeks_most constant integer := 40;
  items_most constant integer := 1000;
  is_new_week boolean;
  present constant bigint := (extract(epoch from clock_timestamp()) * 1000)::bigint;
begin
  if not private.is_week(p_week) or not private.are_marks(p_ops) then
    raise exception using errcode = 'PT400', message = 'invalid_marks';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('marks:' || p_user, 0));
  perform private.purge_planner(p_user, p_week);
  is_new_week := not exists (select from public.shopping_marks where user_id = p_user and week = p_week);

  insert into public.shopping_marks as held (user_id, week, item, checked, at, device, grams)
  select distinct on (item collate "C") p_user, p_week, item, checked, moment, device, grams
  from (
    select op ->> 'item' as item, (op ->> 'checked')::boolean as checked, (op ->> 'device') collate "C" as device,
      (op ->> 'grams')::numeric as grams,
      -- A clock that is ahead must not hold its marks against everybody's for days.
      case when trunc((op ->> 'at')::numeric) > present + 300000 then present
        else trunc((op ->> 'at')::numeric)::bigint end as moment
    from jsonb_array_elements(p_ops) as op
  ) as ops
  order by item collate "C", moment desc, device desc, checked desc, grams desc nulls last
  on conflict (user_id, week, item) do update
  set checked = excluded.checked, at = excluded.at, device = excluded.device, grams = excluded.grams
  where (excluded.at, excluded.device, excluded.checked) > (held.at, held.device, held.checked);

  if (select count(*) from public.shopping_marks where user_id = p_user and week = p_week) > items_most
    or (is_new_week
      and (select count(distinct week) from public.shopping_marks where user_id = p_user) > weeks_most)
  then
    raise exception using errcode = 'PT403', message = 'marks_limit';
  end if;
end;
$$;

-- Merges a device's marks into the week's. Returns all marks of the week: [{ item, checked, at, device, grams }].
create function public.merge_shopping_marks(p_week date, p_ops jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception using errcode = 'PT401', message = 'not signed in';
  end if;
  perform private.merge_marks(auth.uid(), p_week, p_ops);
  return private.marks_of(auth.uid(), p_week);
end;
$$;

revoke execute on function
  private.are_marks(jsonb), private.marks_of(uuid, date, text[]), private.merge_marks(uuid, date, jsonb)
from public;
revoke execute on function public.merge_shopping_marks(date, jsonb) from public, anon, service_role;
grant execute on function public.merge_shopping_marks(date, jsonb) to authenticated;
