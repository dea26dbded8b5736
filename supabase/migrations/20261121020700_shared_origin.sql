-- What a dish was checked against, and the advice to its owner, reveal allergies and conditions. Of a recipe's
-- origin a stranger gets who composed it, by name: whatever else is kept there, now or later, stays its owner's.
create or replace function public.shared_recipe(p_slug text)
returns table (
  title text,
  description text,
  ingredients text[],
  instructions text[],
  prep_time integer,
  cook_time integer,
  servings integer,
  meal_type text,
  dietary_type text[],
  glycemic_index text,
  glycemic_load numeric,
  carb_count numeric,
  fiber_count numeric,
  net_carb_count numeric,
  protein_count numeric,
  fat_count numeric,
  calories numeric,
  tips text[],
  figures jsonb,
  created_at timestamptz,
  updated_at timestamptz
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    r.title, r.description, r.ingredients, r.instructions, r.prep_time, r.cook_time, r.servings,
    r.meal_type, r.dietary_type, r.glycemic_index, r.glycemic_load,
    r.carb_count, r.fiber_count, r.net_carb_count, r.protein_count, r.fat_count, r.calories, r.tips,
    jsonb_set(
      r.figures,
      '{origin}',
      jsonb_strip_nulls(jsonb_build_object(
        'provider', r.figures #> '{origin,provider}',
        'notice', r.figures #> '{origin,notice}',
        'notes', '[]'::jsonb,
        'checked', '[]'::jsonb
      )),
      false
    ),
    r.created_at, r.updated_at
  from public.recipes as r
  where r.share_slug = p_slug and r.is_public;
$$;
