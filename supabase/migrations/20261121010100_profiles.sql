-- What a member eats and avoids: read by the gateway for its gates, edited on the profile page.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  name text check (length(name) <= 100),
  dietary_preferences text[] not null default '{}' check (
    dietary_preferences <@ array['low-carb', 'keto', 'vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'paleo']
    and cardinality(dietary_preferences) <= 7
  ),
  health_conditions text[] not null default '{}' check (
    health_conditions <@ array[
      'diabetes-type-1', 'diabetes-type-2', 'prediabetes',
      'gestational-diabetes', 'insulin-resistance', 'hypoglycemia'
    ]
    and cardinality(health_conditions) <= 6
  ),
  allergies text[] not null default '{}' check (
    allergies <@ array['nuts', 'dairy', 'eggs', 'soy', 'wheat', 'shellfish', 'fish']
    and cardinality(allergies) <= 7
  ),
  cooking_skill_level text not null default 'intermediate' check (
    cooking_skill_level in ('beginner', 'intermediate', 'advanced')
  ),
  household_size integer not null default private.product_limit('householdSize', 'default') check (
    household_size between private.product_limit('householdSize', 'min') and private.product_limit('householdSize', 'max')
  ),
  updated_at timestamptz not null default now()
);

create trigger touch_updated_at
before update on public.profiles
for each row execute function private.touch_updated_at();

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated, service_role;

-- Rows are created and deleted with the user, so nobody inserts or deletes one.
grant select on public.profiles to authenticated, service_role;
grant update (
  name, dietary_preferences, health_conditions, allergies, cooking_skill_level, household_size, updated_at
) on public.profiles to authenticated;

create policy "members read their own profile" on public.profiles
for select to authenticated
using (id = (select auth.uid()));

create policy "members change their own profile" on public.profiles
for update to authenticated
using (id = (select auth.uid()))
with check (id = (select auth.uid()));

-- Security definer: it runs as the auth server, which has no rights on our tables.
create function private.make_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, name)
  values (new.id, nullif(left(trim(new.raw_user_meta_data ->> 'name'), 100), ''))
  on conflict (id) do nothing;
  return new;
end;
$$;

revoke execute on function private.make_profile() from public;

create trigger make_profile
after insert on auth.users
for each row execute function private.make_profile();

-- Accounts created before this migration.
insert into public.profiles (id)
select id from auth.users
on conflict (id) do nothing;
