-- How long what belongs to a week is kept, and its section of a member's export.

-- Twelve weeks after a week it is deleted, with all that belongs to it. Rows of anybody, a few at a time, so that no
-- request takes long; the week that is being written stays. `now()`, which an index can be asked for: the clock cannot.
create function private.purge_planner(p_user uuid, p_week date)
returns void
language plpgsql
set search_path = ''
as $$
declare
  last_kept constant date := current_date - 91;
begin
  delete from public.meal_plans
  where (user_id, week) in (
    select user_id, week from public.meal_plans
    where week < last_kept and (user_id, week) <> (p_user, p_week)
    order by week limit 20 for update skip locked
  );
  delete from public.shopping_marks
  where (user_id, week, item) in (
    select user_id, week, item from public.shopping_marks
    where week < last_kept and (user_id, week) <> (p_user, p_week)
    order by week limit 200 for update skip locked
  );
  delete from public.shopping_items
  where id in (
    select id from public.shopping_items
    where week < last_kept and (user_id, week) <> (p_user, p_week)
    order by week limit 50 for update skip locked
  );
  delete from public.shared_lists
  where id in (
    select id from public.shared_lists where ends_at <= now()
    order by ends_at limit 50 for update skip locked
  );
  delete from public.calendar_cancellations
  where (user_id, slot) in (
    select user_id, slot from public.calendar_cancellations
    where cancelled_at <= now() - interval '30 days'
    order by cancelled_at limit 50 for update skip locked
  );
end;
$$;

-- A week that its owner deletes takes its list along. Security definer: marks are not theirs to delete.
create function private.forget_week()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Older ones go by the purge, which waits for nobody.
  if old.week >= current_date - 91 then
    delete from public.shared_lists where user_id = old.user_id and week = old.week;
    delete from public.shopping_items where user_id = old.user_id and week = old.week;
    delete from public.shopping_marks where user_id = old.user_id and week = old.week;
  end if;
  return null;
end;
$$;

create trigger forget_week
after delete on public.meal_plans
for each row execute function private.forget_week();

create function private.export_meal_planner()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'meal_plans', (
      select coalesce(jsonb_agg(to_jsonb(p) order by p.week), '[]')
      from public.meal_plans as p where p.user_id = auth.uid()
    ),
    'planned_dishes', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.week, d.created_at, d.id), '[]')
      from public.planned_dishes as d where d.user_id = auth.uid()
    ),
    'planner_settings', (
      select coalesce(jsonb_agg(to_jsonb(s)), '[]')
      from public.planner_settings as s where s.user_id = auth.uid()
    ),
    'pantry_items', (
      select coalesce(jsonb_agg(to_jsonb(i) order by i.updated_at, i.id), '[]')
      from public.pantry_items as i where i.user_id = auth.uid()
    ),
    'shopping_marks', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.week, m.item), '[]')
      from public.shopping_marks as m where m.user_id = auth.uid()
    ),
    'shopping_items', (
      select coalesce(jsonb_agg(to_jsonb(i) order by i.week, i.created_at, i.id), '[]')
      from public.shopping_items as i where i.user_id = auth.uid()
    ),
    'shared_lists', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'slug_hash' order by l.created_at, l.id), '[]')
      from public.shared_lists as l where l.user_id = auth.uid()
    ),
    'calendar_feeds', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'token_hash'), '[]')
      from public.calendar_feeds as f where f.user_id = auth.uid()
    ),
    'calendar_cancellations', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.cancelled_at, c.slot), '[]')
      from public.calendar_cancellations as c where c.user_id = auth.uid()
    )
  );
$$;

revoke execute on function
  private.purge_planner(uuid, date), private.forget_week(), private.export_meal_planner()
from public;
