-- A recipe that a member brought: where it is from, its own words, and what they mended about its lines. Null for all others.
-- `BroughtRecord` (domain/brought-record.ts).
alter table public.recipes
  add column brought jsonb check (jsonb_typeof(brought) = 'object' and octet_length(brought::text) <= 300000),
  -- Whether its link tells the words of others, too: its description, steps and tips. Only where its owner said so.
  add column shares_words boolean not null default false;

grant update (brought, shares_words) on public.recipes to authenticated;

-- A stranger gets where a brought recipe is from, and of its words what its owner agreed to share: lines of ingredients are
-- facts, descriptions and steps are somebody's text.
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
    case when jsonb_typeof(r.brought -> 'source') = 'object' then r.brought -> 'source' end,
    r.created_at, r.updated_at
  from public.recipes as r
  where r.share_slug = p_slug and r.is_public;
$$;

revoke execute on function public.shared_recipe(text) from public;
grant execute on function public.shared_recipe(text) to anon, authenticated, service_role;

-- "My flour is almond flour": what a member said of foods in recipes that they brought. Theirs alone.
create table public.remembered_foods (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The words of a line that name its food, as the gateway reads them.
  phrase text not null check (length(phrase) between 1 and 100),
  -- Of the food table.
  food text not null check (length(food) between 1 and 60),
  updated_at timestamptz not null default now(),
  primary key (user_id, phrase)
);

-- The 501st takes the place of the oldest.
create index remembered_foods_of_user on public.remembered_foods (user_id, updated_at);

-- Invoker, as for saved recipes: with a forged user_id it finds nothing and row level security refuses the row.
create function private.admit_remembered_food()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- One insert of a member at a time, so that parallel ones cannot all see the last free place.
  perform pg_advisory_xact_lock(hashtextextended('remembered:' || new.user_id, 0));
  new.updated_at := clock_timestamp();
  delete from public.remembered_foods
  where (user_id, phrase) in (
    select user_id, phrase from public.remembered_foods
    where user_id = new.user_id and phrase <> new.phrase
    order by updated_at desc, phrase offset 499
  );
  return new;
end;
$$;

revoke execute on function private.admit_remembered_food() from public;

create trigger admit_remembered_food
before insert on public.remembered_foods
for each row execute function private.admit_remembered_food();

create trigger touch_updated_at
before update on public.remembered_foods
for each row execute function private.touch_updated_at();

alter table public.remembered_foods enable row level security;
revoke all on public.remembered_foods from anon, authenticated, service_role;

-- An owner is never named: a row is always the writer's.
grant select, insert (phrase, food), delete on public.remembered_foods to authenticated;
grant update (phrase, food, updated_at) on public.remembered_foods to authenticated;

create policy "members read what they said of foods" on public.remembered_foods
for select to authenticated
using (user_id = (select auth.uid()));

create policy "members say things of foods" on public.remembered_foods
for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "members change what they said of foods" on public.remembered_foods
for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy "members forget what they said of foods" on public.remembered_foods
for delete to authenticated
using (user_id = (select auth.uid()));

-- The section of what a member exports.
create function private.export_remembered_foods()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('remembered_foods', (
    select coalesce(jsonb_agg(to_jsonb(f) order by f.phrase), '[]')
    from public.remembered_foods as f where f.user_id = auth.uid()
  ))
$$;

revoke execute on function private.export_remembered_foods() from public, anon, authenticated, service_role;
