-- A member's plan in their calendar, by an address that only they and their calendar know. Only its hash is stored.
create table public.calendar_feeds (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- SHA-256 of the token, in hex.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  -- Carbohydrate is health data: the feed has it only where its owner asks for it.
  with_carbs boolean not null,
  created_at timestamptz not null default now()
);

-- Events that were in a feed and are no more: a calendar takes them out only when it is told. A meal, never a dish.
create table public.calendar_cancellations (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The slot, by which the calendar knows its event.
  slot uuid not null,
  week date not null,
  day date not null,
  meal text not null check (meal in ('Breakfast', 'Lunch', 'Dinner', 'Snacks')),
  -- Of the plan without it, which is above that of any event it had.
  revision integer not null,
  cancelled_at timestamptz not null default clock_timestamp(),
  primary key (user_id, slot)
);

create index cancellations_of_week on public.calendar_cancellations (user_id, week);
create index cancellations_by_age on public.calendar_cancellations (cancelled_at);

alter table public.calendar_feeds enable row level security;
alter table public.calendar_cancellations enable row level security;
revoke all on public.calendar_feeds, public.calendar_cancellations from anon, authenticated, service_role;
-- Written by the functions below, and the cancellations by triggers.
grant select (user_id, with_carbs, created_at) on public.calendar_feeds to authenticated;
grant select on public.calendar_cancellations to authenticated;

create policy "members see whether they have a feed" on public.calendar_feeds
for select to authenticated
using (user_id = (select auth.uid()));

create policy "members read their own cancellations" on public.calendar_cancellations
for select to authenticated
using (user_id = (select auth.uid()));

-- Makes the member's feed, or gives it a new address: the old one is unknown from now on. Returns the address's token,
-- 244 random bits in hex, told this once.
create function public.make_calendar_feed(p_with_carbs boolean default false)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  token constant text := private.random_secret();
begin
  if auth.uid() is null then
    raise exception using errcode = 'PT401', message = 'not signed in';
  end if;
  insert into public.calendar_feeds (user_id, token_hash, with_carbs)
  values (auth.uid(), private.hash_of(token), coalesce(p_with_carbs, false))
  on conflict (user_id) do update
  set token_hash = excluded.token_hash, with_carbs = excluded.with_carbs, created_at = now();
  return token;
end;
$$;

-- True when there was a feed to end.
create function public.revoke_calendar_feed()
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.calendar_cancellations where user_id = auth.uid();
  delete from public.calendar_feeds where user_id = auth.uid();
  return found;
end;
$$;

-- Notes the events that a plan had and has no more, and forgets those that are back.
create function private.note_cancellations(
  p_user uuid, p_week date, p_before jsonb, p_after jsonb, p_revision integer
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  -- A page that changes its slots without end fills no disk.
  cancellations_most constant integer := 500;
begin
  -- Without a feed no calendar holds an event of the plan.
  if not exists (select from public.calendar_feeds where user_id = p_user) then
    return;
  end if;

  delete from public.calendar_cancellations
  where user_id = p_user and slot in (select id from private.events_of(p_after));

  insert into public.calendar_cancellations (user_id, slot, week, day, meal, revision)
  select p_user, id, p_week, day, meal, p_revision
  from private.events_of(p_before)
  where id not in (select id from private.events_of(p_after))
  on conflict (user_id, slot) do update
  set week = excluded.week, day = excluded.day, meal = excluded.meal, revision = excluded.revision,
    cancelled_at = excluded.cancelled_at;

  delete from public.calendar_cancellations
  where user_id = p_user and slot in (
    select slot from public.calendar_cancellations
    where user_id = p_user order by cancelled_at desc, slot offset cancellations_most
  );
end;
$$;

-- The slots of a plan that something stands in.
create function private.events_of(p_plan jsonb)
returns table (id uuid, day date, meal text)
language sql
immutable
set search_path = ''
as $$
  select (slot ->> 'id')::uuid, (slot ->> 'day')::date, slot ->> 'meal'
  from jsonb_array_elements(p_plan -> 'slots') as slot
  where jsonb_typeof(slot -> 'content') = 'object';
$$;

-- Security definer: members may not write cancellations themselves.
create function private.change_events()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.note_cancellations(new.user_id, new.week, '{"slots": []}', new.plan, new.revision);
  else
    perform private.note_cancellations(new.user_id, new.week, old.plan, new.plan, new.revision);
  end if;
  return null;
end;
$$;

create function private.cancel_events()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Where an account ends, its feed ends with it; and a week that is purged is long past.
  if old.week > current_date - 91 and exists (select from auth.users where id = old.user_id) then
    perform private.note_cancellations(old.user_id, old.week, old.plan, '{"slots": []}', old.revision + 1);
  end if;
  return old;
end;
$$;

create trigger change_events
after insert or update of plan on public.meal_plans
for each row execute function private.change_events();

create trigger cancel_events
before delete on public.meal_plans
for each row execute function private.cancel_events();

-- The revision that a week begins with: above that of what was cancelled when it was deleted, or calendars would take
-- the new events for old news.
create function private.next_revision(p_user uuid, p_week date)
returns integer
language sql
stable
set search_path = ''
return 1 + coalesce(
  (select max(revision) from public.calendar_cancellations where user_id = p_user and week = p_week), 0
);

-- What a feed shows, from four weeks ago on; null for a hash that is no feed's.
--
-- { with_carbs, plans: [{ week, revision, updated_at, counts, slots, dishes }], cancelled: [{ id, day, meal, revision, at }] }
--   slots   [{ id, day, meal, portion, content }]: those that something stands in, as in the plan
--   dishes  by id: { title }, and { carbs, net_carbs, basis, may_add } of a serving where the feed has carbohydrate
create function public.calendar_of(p_token_hash text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'with_carbs', feed.with_carbs,
    'plans', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'week', p.week,
        'revision', p.revision,
        'updated_at', p.updated_at,
        'counts', p.plan #> '{rules,counts}',
        'slots', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', slot -> 'id', 'day', slot -> 'day', 'meal', slot -> 'meal', 'portion', slot -> 'portion',
            'content', slot -> 'content'
          ) order by n), '[]')
          from jsonb_array_elements(p.plan -> 'slots') with ordinality as slots (slot, n)
          where jsonb_typeof(slot -> 'content') = 'object'
        ),
        'dishes', (
          select coalesce(jsonb_object_agg(
            d.id,
            case
              when feed.with_carbs then jsonb_build_object(
                'title', d.recipe -> 'title',
                'carbs', d.recipe #> '{nutritionalInfo,carbs}',
                'net_carbs', d.recipe #> '{nutritionalInfo,netCarbs}',
                'basis', d.recipe #> '{figures,basis}',
                'may_add', d.recipe #> '{figures,mayAdd}'
              )
              else jsonb_build_object('title', d.recipe -> 'title')
            end
          ), '{}')
          from public.planned_dishes as d where d.user_id = p.user_id and d.week = p.week
        )
      ) order by p.week), '[]')
      from public.meal_plans as p where p.user_id = feed.user_id and p.week > current_date - 35
    ),
    'cancelled', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.slot, 'day', c.day, 'meal', c.meal, 'revision', c.revision, 'at', c.cancelled_at
      ) order by c.cancelled_at, c.slot), '[]')
      from public.calendar_cancellations as c
      where c.user_id = feed.user_id and c.cancelled_at > clock_timestamp() - interval '30 days'
    )
  )
  from public.calendar_feeds as feed
  where feed.token_hash = p_token_hash;
$$;

revoke execute on function
  private.note_cancellations(uuid, date, jsonb, jsonb, integer), private.events_of(jsonb), private.change_events(),
  private.cancel_events(), private.next_revision(uuid, date)
from public;
revoke execute on function
  public.make_calendar_feed(boolean), public.revoke_calendar_feed()
from public, anon, service_role;
grant execute on function public.make_calendar_feed(boolean), public.revoke_calendar_feed() to authenticated;
revoke execute on function public.calendar_of(text) from public, anon, authenticated;
grant execute on function public.calendar_of(text) to service_role;
