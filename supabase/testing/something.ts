import { createHash } from 'node:crypto'
import { MONDAY } from './week.ts'

const NOON = '2025-10-01T12:00:00Z'
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** A row in every table; a recipe also creates its activity. */
export const somethingOf = (id: string): string => `
  insert into public.recipes (user_id, title, ingredients, instructions, is_public)
  values ('${id}', 'Soup', '{water}', '{boil}', true);
  insert into public.contact_messages (id, user_id, name, email, subject, message, address_hash)
  values (gen_random_uuid(), '${id}', 'A', 'a@example.com', 'Hi', 'Hi', 'somewhere');
  insert into public.generation_usage (day, user_id, subject, lease_until)
  values (current_date, '${id}', 'member:${id}', now());
  insert into public.guest_shares (id, guest_hash, cookie_hash, idempotency_key, recipe)
  values ('${id}', 'a guest', 'a cookie', '${id}', '{}');
  insert into public.fit_counts (id, day, who, used) values ('${id}', current_date, 'guest:${id}', 1);
  insert into public.meal_plans (user_id, week, revision, plan) values ('${id}', '${MONDAY}', 1, '{"slots": []}');
  insert into public.planned_dishes (id, user_id, week, source, recipe)
  values (gen_random_uuid(), '${id}', '${MONDAY}', '{}', '{"title": "Soup"}');
  insert into public.planner_settings (user_id) values ('${id}');
  insert into public.pantry_items (user_id, food_id, label, grams) values ('${id}', '11090', 'Broccoli', 300);
  insert into public.shopping_marks (user_id, week, item, checked, at, device)
  values ('${id}', '${MONDAY}', 'eggs', true, 1, 'phone');
  insert into public.shopping_items (user_id, week, text) values ('${id}', '${MONDAY}', 'Candles');
  insert into public.shared_lists (user_id, week, slug_hash, list) values ('${id}', '${MONDAY}', '${hash(id)}', '{}');
  insert into public.calendar_feeds (user_id, token_hash, with_carbs) values ('${id}', '${hash(id)}', false);
  insert into public.calendar_cancellations (user_id, slot, week, day, meal, revision)
  values ('${id}', gen_random_uuid(), '${MONDAY}', '${MONDAY}', 'Lunch', 1);
  insert into public.health_settings (user_id) values ('${id}');
  insert into public.health_imports (id, user_id, kind, rows) values ('${id}', '${id}', 'clarity', 3);
  insert into public.glucose_readings (user_id, minute, key, at, offset_min, kind, unit, value)
  values ('${id}', 29833200, 1, '${NOON}', 60, 'meter', 'mg/dL', 104);
  insert into public.eaten_meals (user_id, at, offset_min, title) values ('${id}', '${NOON}', 60, 'Soup');
  insert into public.low_treatments (user_id, at, offset_min) values ('${id}', '${NOON}', 60);
  insert into public.lab_a1c (user_id, day, percent, unit) values ('${id}', '${NOON}', 7, '%');
  insert into public.insulin_entries (user_id, at, offset_min, units, sort, import_id, key)
  values ('${id}', '${NOON}', 60, 4, 'rapid', '${id}', 'i1');
  insert into public.plan_fill_counts (id, day, who, used) values ('${id}', current_date, 'guest:${id}', 1);
  insert into public.remembered_foods (user_id, phrase, food) values ('${id}', 'flour', 'flour-almond');
  insert into public.bring_counts (id, day, who, used) values ('${id}', current_date, 'guest:${id}', 1);
`
