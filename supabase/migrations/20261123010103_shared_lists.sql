-- A shopping list on somebody else's phone: whoever has the link reads it and ticks, for seven days. Names and amounts
-- of foods alone.
create table public.shared_lists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  week date not null check (private.is_week(week)),
  -- SHA-256 of the slug, in hex: who reads the database cannot open the list's page.
  slug_hash text not null unique check (slug_hash ~ '^[0-9a-f]{64}$'),
  -- A `SharedList` (meal-plan/shopping/shared-list.ts): each `key` in it is that of an item that may be ticked.
  list jsonb not null check (jsonb_typeof(list) = 'object' and octet_length(list::text) <= 100 * 1024),
  created_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz not null default clock_timestamp() + interval '7 days'
);

create index shared_lists_of_user on public.shared_lists (user_id, ends_at);
create index shared_lists_by_end on public.shared_lists (ends_at);

alter table public.shared_lists enable row level security;
revoke all on public.shared_lists from anon, authenticated, service_role;
grant select (id, user_id, week, list, created_at, ends_at), delete on public.shared_lists to authenticated;

create policy "members read their own shared lists" on public.shared_lists
for select to authenticated
using (user_id = (select auth.uid()));

create policy "members end their own shared lists" on public.shared_lists
for delete to authenticated
using (user_id = (select auth.uid()));

-- Two random UUIDs have 244 random bits, from the same source as those of other links.
create function private.random_secret()
returns text
language sql
volatile
set search_path = ''
return replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');

create function private.hash_of(p_secret text)
returns text
language sql
immutable
set search_path = ''
return encode(sha256(convert_to(p_secret, 'utf8')), 'hex');

-- The keys of a list's items: what may be ticked.
create function private.items_of(p_list jsonb)
returns text[]
language sql
immutable
set search_path = ''
return array(
  select key #>> '{}' from jsonb_path_query(p_list, 'strict $.sections[*].items[*].key ? (@.type() == "string")', '{}', true) as key
);

-- Makes a link to a week's list, as the page shows it now.
--
-- Returns { outcome, slug, until }:
--   shared   the link's secret part, told this once, and when it ends
--   refused  five links are alive already
create function public.share_shopping_list(p_week date, p_list jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  alive_most constant integer := 5;
  me constant uuid := auth.uid();
  slug constant text := private.random_secret();
  until timestamptz;
begin
  if me is null then
    raise exception using errcode = 'PT401', message = 'not signed in';
  end if;
  if not private.is_week(p_week) or jsonb_typeof(p_list) is distinct from 'object'
    or octet_length(p_list::text) > 100 * 1024 or cardinality(private.items_of(p_list)) > 1000
  then
    raise exception using errcode = 'PT400', message = 'invalid_list';
  end if;

  -- One at a time for each member, so that parallel ones cannot all see the last free place.
  perform pg_advisory_xact_lock(hashtextextended('lists:' || me, 0));
  perform private.purge_planner(me, p_week);
  if (select count(*) from public.shared_lists where user_id = me and ends_at > clock_timestamp()) >= alive_most then
    return '{"outcome": "refused"}';
  end if;

  insert into public.shared_lists (user_id, week, slug_hash, list)
  values (me, p_week, private.hash_of(slug), p_list)
  returning ends_at into until;
  return private.share_report('shared', slug, until);
end;
$$;

-- A list as anyone with its link sees it, or null: { list, marks, until }.
create function public.shared_list(p_slug_hash text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'list', l.list,
    'marks', private.marks_of(l.user_id, l.week, private.items_of(l.list)),
    'until', to_char(l.ends_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  )
  from public.shared_lists as l
  where l.slug_hash = p_slug_hash and l.ends_at > clock_timestamp();
$$;

-- Merges the marks of whoever has the link into its owner's, of items on the list alone. As `shared_list`.
create function public.mark_shared_list(p_slug_hash text, p_ops jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  shared public.shared_lists;
  items text[];
begin
  -- A list that ends right now is marked first or gone.
  select * into shared from public.shared_lists
  where slug_hash = p_slug_hash and ends_at > clock_timestamp() for key share;
  if not found then
    return null;
  end if;
  if not private.are_marks(p_ops) then
    raise exception using errcode = 'PT400', message = 'invalid_marks';
  end if;
  items := private.items_of(shared.list);
  perform private.merge_marks(
    shared.user_id, shared.week,
    (select coalesce(jsonb_agg(op), '[]') from jsonb_array_elements(p_ops) as op where op ->> 'item' = any (items))
  );
  return public.shared_list(p_slug_hash);
end;
$$;

revoke execute on function
  private.random_secret(), private.hash_of(text), private.items_of(jsonb)
from public;
revoke execute on function public.share_shopping_list(date, jsonb) from public, anon, service_role;
grant execute on function public.share_shopping_list(date, jsonb) to authenticated;
revoke execute on function
  public.shared_list(text), public.mark_shared_list(text, jsonb)
from public, anon, authenticated;
grant execute on function public.shared_list(text), public.mark_shared_list(text, jsonb) to service_role;
