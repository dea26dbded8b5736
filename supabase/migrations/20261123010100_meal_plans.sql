-- A member's weeks: what stands in each slot, and the dishes, as copies of the plan's own. Copies do not count against
-- the saved recipes.

-- Weeks are called by their Monday. Past these years a date is a typing error.
create function private.is_week(p_week date)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
return coalesce(
  p_week between date '2020-01-01' and date '2099-12-31' and extract(isodow from p_week) = 1, false
);

create function private.is_uuid(p_text text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
return coalesce(p_text ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false);

-- The outside of a `Plan` (meal-plan/plan.ts): what the functions below and the calendar rely on.
create function private.is_plan(p_plan jsonb, p_week date)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  if jsonb_typeof(p_plan) is distinct from 'object'
    or jsonb_typeof(p_plan -> 'slots') is distinct from 'array'
    or octet_length(p_plan::text) > 200 * 1024
    or jsonb_array_length(p_plan -> 'slots') > 49
    or p_plan ->> 'week' is distinct from to_char(p_week, 'YYYY-MM-DD')
  then
    return false;
  end if;
  return (
    select count(distinct slot ->> 'id') = count(*) and coalesce(bool_and(
      private.is_uuid(slot ->> 'id')
      and coalesce(slot ->> 'day' = any (days), false)
      and coalesce(slot ->> 'meal' in ('Breakfast', 'Lunch', 'Dinner', 'Snacks'), false)
      and case jsonb_typeof(slot -> 'content')
        when 'null' then true
        when 'object' then
          case slot #>> '{content,kind}'
            when 'dish' then private.is_uuid(slot #>> '{content,dish}')
            when 'leftover' then private.is_uuid(slot #>> '{content,of}')
            else false
          end
        else false
      end
    ), true)
    from jsonb_array_elements(p_plan -> 'slots') as slot,
      (select array_agg(to_char(p_week + n, 'YYYY-MM-DD')) as days from generate_series(0, 6) as n) as week
  );
end;
$$;

-- The dishes that its slots cook, by id.
create function private.dishes_named(p_plan jsonb)
returns uuid[]
language sql
immutable
set search_path = ''
return (
  select coalesce(array_agg(distinct (slot #>> '{content,dish}')::uuid), '{}')
  from jsonb_array_elements(p_plan -> 'slots') as slot
  where slot #>> '{content,kind}' = 'dish'
);

create table public.meal_plans (
  user_id uuid not null references auth.users (id) on delete cascade,
  week date not null check (private.is_week(week)),
  -- Raised by each save, so that of two pages the second learns that it knew an older plan.
  revision integer not null check (revision > 0),
  -- A `Plan` without `dishes`: they are rows of their own.
  plan jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When the week first had a dish: that is told once, however often the week is emptied and filled.
  first_dish_at timestamptz,
  primary key (user_id, week)
);

create index plans_by_week on public.meal_plans (week);

create table public.planned_dishes (
  -- Made by the client, and known within its week alone: nobody can take an id away from somebody else.
  id uuid not null,
  user_id uuid not null,
  week date not null,
  -- Where it comes from: `from` of a `PlannedDish` (meal-plan/plan.ts).
  source jsonb not null check (jsonb_typeof(source) = 'object' and octet_length(source::text) <= 1000),
  recipe jsonb not null check (
    jsonb_typeof(recipe) = 'object' and octet_length(recipe::text) <= 60 * 1024
    and coalesce(jsonb_typeof(recipe -> 'title') = 'string' and length(recipe ->> 'title') between 1 and 600, false)
  ),
  created_at timestamptz not null default now(),
  primary key (user_id, week, id),
  foreign key (user_id, week) references public.meal_plans (user_id, week) on delete cascade,
  foreign key (user_id) references auth.users (id) on delete cascade
);

alter table public.meal_plans enable row level security;
alter table public.planned_dishes enable row level security;
revoke all on public.meal_plans, public.planned_dishes from anon, authenticated, service_role;

-- Written by the function below alone, or a page that knows an old plan could overwrite a newer one.
grant select, delete on public.meal_plans to authenticated;
grant select on public.planned_dishes to authenticated;

create policy "members read their own plans" on public.meal_plans
for select to authenticated
using (user_id = (select auth.uid()));

create policy "members delete their own plans" on public.meal_plans
for delete to authenticated
using (user_id = (select auth.uid()));

create policy "members read their own planned dishes" on public.planned_dishes
for select to authenticated
using (user_id = (select auth.uid()));

-- Saves a week as a whole, or not at all.
--
-- p_revision: of the plan that the page began with; 0 for a week that was not saved before.
-- p_plan: a `Plan`; its `dishes` are left out here.
-- p_dishes: `PlannedDish`es that are new, [{ id, from, recipe }]; ones that are stored already stay as they are.
--
-- Dishes that no slot cooks any more go with the save.
--
-- Returns { outcome, … }:
--   saved    revision: the new one
--   changed  somebody saved in between: revision and plan as they are stored, 0 and null where the week was deleted.
--            Nothing was saved: the page puts both together and saves again
--   missing  dishes: ids that slots cook and that are neither stored nor sent. Nothing was saved: the page sends them along
create function public.save_meal_plan(
  p_week date, p_revision integer, p_plan jsonb, p_dishes jsonb default '[]'
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  weeks_most constant integer := 26;
  me constant uuid := auth.uid();
  stored public.meal_plans;
  named uuid[];
  missing uuid[];
  saved integer;
begin
  if me is null then
    raise exception using errcode = 'PT401', message = 'not signed in';
  end if;
  if p_revision is null or not private.is_week(p_week) or not private.is_plan(p_plan, p_week) then
    raise exception using errcode = 'PT400', message = 'invalid_plan';
  end if;
  if not private.are_dishes(p_dishes) then
    raise exception using errcode = 'PT400', message = 'invalid_dishes';
  end if;

  -- One save of a member at a time: of two at once, the second sees the first.
  perform pg_advisory_xact_lock(hashtextextended('plan:' || me, 0));
  perform private.purge_planner(me, p_week);

  select * into stored from public.meal_plans where user_id = me and week = p_week for update;
  if coalesce(stored.revision, 0) <> p_revision then
    return jsonb_build_object(
      'outcome', 'changed', 'revision', coalesce(stored.revision, 0), 'plan', stored.plan
    );
  end if;

  named := private.dishes_named(p_plan);
  missing := array(
    select unnest(named)
    except select id from public.planned_dishes where user_id = me and week = p_week
    except select (dish ->> 'id')::uuid from jsonb_array_elements(p_dishes) as dish
  );
  if cardinality(missing) > 0 then
    return jsonb_build_object('outcome', 'missing', 'dishes', to_jsonb(missing));
  end if;

  if stored.revision is null
    and (select count(*) from public.meal_plans where user_id = me) >= weeks_most
  then
    raise exception using errcode = 'PT403', message = 'weeks_limit';
  end if;

  insert into public.meal_plans (user_id, week, revision, plan, first_dish_at)
  values (
    me, p_week, private.next_revision(me, p_week), p_plan - 'dishes',
    case when cardinality(named) > 0 then now() end
  )
  on conflict (user_id, week) do update
  set revision = meal_plans.revision + 1, plan = excluded.plan, updated_at = now(),
    first_dish_at = coalesce(meal_plans.first_dish_at, excluded.first_dish_at)
  returning revision into saved;

  -- After the plan: while it changes, the calendar still knows the dishes that are leaving.
  delete from public.planned_dishes where user_id = me and week = p_week and id <> all (named);
  insert into public.planned_dishes (id, user_id, week, source, recipe)
  select (dish ->> 'id')::uuid, me, p_week, dish -> 'from', dish -> 'recipe'
  from jsonb_array_elements(p_dishes) as dish
  where (dish ->> 'id')::uuid = any (named)
  on conflict (user_id, week, id) do nothing;

  return jsonb_build_object('outcome', 'saved', 'revision', saved);
end;
$$;

-- The outside of what comes as `p_dishes`; the table checks the rest.
create function private.are_dishes(p_dishes jsonb)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  if jsonb_typeof(p_dishes) is distinct from 'array' or jsonb_array_length(p_dishes) > 60 then
    return false;
  end if;
  return not exists (
    select from jsonb_array_elements(p_dishes) as dish
    where not private.is_uuid(dish ->> 'id')
      or jsonb_typeof(dish -> 'from') is distinct from 'object'
      or jsonb_typeof(dish -> 'recipe') is distinct from 'object'
  );
end;
$$;

-- Told once for each week. Security definer: members may not write here themselves.
create function private.record_plan_activity()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.user_activity (user_id, type, description)
  values (new.user_id, 'meal_planned', 'Planned the week of ' || to_char(new.week, 'Mon FMDD'));
  return null;
end;
$$;

create trigger record_first_dish
after insert on public.meal_plans
for each row when (new.first_dish_at is not null) execute function private.record_plan_activity();

create trigger record_later_first_dish
after update on public.meal_plans
for each row when (old.first_dish_at is null and new.first_dish_at is not null)
execute function private.record_plan_activity();

revoke execute on function
  private.is_week(date), private.is_uuid(text), private.is_plan(jsonb, date), private.dishes_named(jsonb),
  private.are_dishes(jsonb), private.record_plan_activity()
from public;
-- Checks of tables that members write themselves run as the one who writes.
grant execute on function private.is_week(date) to authenticated, service_role;
revoke execute on function public.save_meal_plan(date, integer, jsonb, jsonb) from public, anon, service_role;
grant execute on function public.save_meal_plan(date, integer, jsonb, jsonb) to authenticated;
