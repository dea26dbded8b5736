-- A public recipe also says whether it was brought: one that came without a source passed for a dish of ours, and its page told
-- search engines that we wrote it.
drop function public.shared_recipe(text);

create function public.shared_recipe(p_slug text)
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
  is_brought boolean,
  source jsonb,
  created_at timestamptz,
  updated_at timestamptz
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    r.title,
    case when r.brought is null or r.shares_words then r.description else '' end,
    r.ingredients,
    case when r.brought is null or r.shares_words then r.instructions else '{}' end,
    r.prep_time, r.cook_time, r.servings,
    r.meal_type, r.dietary_type, r.glycemic_index, r.glycemic_load,
    r.carb_count, r.fiber_count, r.net_carb_count, r.protein_count, r.fat_count, r.calories,
    case when r.brought is null or r.shares_words then r.tips else '{}' end,
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
    r.brought is not null,
    case when jsonb_typeof(r.brought -> 'source') = 'object' then r.brought -> 'source' end,
    r.created_at, r.updated_at
  from public.recipes as r
  where r.share_slug = p_slug and r.is_public;
$$;

revoke execute on function public.shared_recipe(text) from public;
grant execute on function public.shared_recipe(text) to anon, authenticated, service_role;
