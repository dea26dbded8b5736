-- Saved recipes. Lengths are those of a parsed recipe (domain/draft.ts), with room for an edit.
create table public.recipes (
  -- Made by the client, so that saving twice never makes two: the second insert fails with 23505 (unique violation).
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (length(title) between 1 and 600),
  description text not null default '' check (length(description) <= 2000),
  ingredients text[] not null check (private.lines_fit(ingredients, 100, 1000) and cardinality(ingredients) > 0),
  instructions text[] not null check (private.lines_fit(instructions, 100, 2000) and cardinality(instructions) > 0),
  prep_time integer not null default 15 check (prep_time between 0 and 1440),
  cook_time integer not null default 30 check (cook_time between 0 and 1440),
  servings integer not null default 4 check (servings between 1 and 50),
  meal_type text check (meal_type in ('breakfast', 'lunch', 'dinner', 'snack', 'dessert')),
  dietary_type text[] not null default '{}' check (
    dietary_type <@ array[
      'low-carb', 'low-gi', 'gluten-free', 'dairy-free', 'vegetarian', 'vegan', 'keto', 'paleo'
    ]
    and cardinality(dietary_type) <= 8
  ),
  -- The band word of the load, as specified; null when there is not enough information.
  glycemic_index text check (glycemic_index in ('Low', 'Medium', 'High')),
  -- Per serving: grams, kcal. Null is "not known" and never 0.
  glycemic_load numeric check (glycemic_load between 0 and 10000),
  carb_count numeric check (carb_count between 0 and 10000),
  fiber_count numeric check (fiber_count between 0 and 10000),
  net_carb_count numeric check (net_carb_count between 0 and 10000),
  protein_count numeric check (protein_count between 0 and 10000),
  fat_count numeric check (fat_count between 0 and 10000),
  calories numeric check (calories between 0 and 100000),
  tips text[] not null default '{}' check (private.lines_fit(tips, 100, 1000)),
  -- The domain's Figures: every line's grams, nutrients and sources.
  figures jsonb check (jsonb_typeof(figures) = 'object' and length(figures::text) <= 300000),
  is_favorite boolean not null default false,
  is_public boolean not null default false,
  -- 122 random bits: knowing the link is the right to read, and making it private again kills the link.
  share_slug text unique check (share_slug ~ '^[0-9a-f]{32}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint shared_exactly_when_public check (is_public = (share_slug is not null))
);

-- "All mine, newest first", and the count; "my favorites, newest first".
create index recipes_of_user on public.recipes (user_id, created_at desc, id);
create index favorites_of_user on public.recipes (user_id, created_at desc, id) where is_favorite;

-- Invoker, so that what it counts is what the caller may see: with a forged user_id it counts
-- nothing and row level security refuses the row; no stranger learns how many recipes someone has.
create function private.admit_recipe()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- One insert of a member at a time, so that parallel ones cannot all see the last free place.
  perform pg_advisory_xact_lock(hashtextextended('saved:' || new.user_id, 0));

  -- Saving a recipe again goes on to the primary key, which refuses it.
  if not exists (select from public.recipes where id = new.id)
    and (select count(*) from public.recipes where user_id = new.user_id) >= private.product_limit('savedRecipes')
  then
    raise exception using errcode = 'PT403', message = 'saved_limit';
  end if;

  -- An undone deletion keeps its date of creation; a date in the future is refused.
  new.created_at := least(coalesce(new.created_at, now()), now());
  new.updated_at := now();
  new.share_slug := private.share_slug(new.is_public, new.share_slug);
  return new;
end;
$$;

create function private.revise_recipe()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.share_slug := private.share_slug(new.is_public, old.share_slug);
  new.updated_at := now();
  return new;
end;
$$;

create function private.share_slug(is_public boolean, slug text)
returns text
language sql
volatile
set search_path = ''
return case when is_public then coalesce(slug, replace(gen_random_uuid()::text, '-', '')) end;

revoke execute on function private.admit_recipe() from public;
revoke execute on function private.revise_recipe() from public;
revoke execute on function private.share_slug(boolean, text) from public;
grant execute on function private.share_slug(boolean, text) to authenticated, service_role;

create trigger admit_recipe
before insert on public.recipes
for each row execute function private.admit_recipe();

create trigger revise_recipe
before update on public.recipes
for each row execute function private.revise_recipe();

alter table public.recipes enable row level security;
revoke all on public.recipes from anon, authenticated, service_role;

grant select, insert, delete on public.recipes to authenticated;
-- Neither id, owner, slug nor date of making can be changed afterwards.
grant update (
  title, description, ingredients, instructions, prep_time, cook_time, servings, meal_type, dietary_type,
  glycemic_index, glycemic_load, carb_count, fiber_count, net_carb_count, protein_count, fat_count, calories,
  tips, figures, is_favorite, is_public, updated_at
) on public.recipes to authenticated;
grant select on public.recipes to service_role;

create policy "members read their own recipes" on public.recipes
for select to authenticated
using (user_id = (select auth.uid()));

create policy "members save recipes of their own" on public.recipes
for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "members change their own recipes" on public.recipes
for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy "members delete their own recipes" on public.recipes
for delete to authenticated
using (user_id = (select auth.uid()));

-- What a stranger with the link may see: the dish and its figures. Left out are the owner, whether it is their favorite,
-- and from the figures what the gates checked and could not honor, which would reveal the owner's allergies.
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
      jsonb_set(r.figures, '{origin,checked}', '[]', false),
      '{origin,notes}', '[]', false
    ),
    r.created_at, r.updated_at
  from public.recipes as r
  where r.share_slug = p_slug and r.is_public;
$$;

revoke execute on function public.shared_recipe(text) from public;
grant execute on function public.shared_recipe(text) to anon, authenticated, service_role;
