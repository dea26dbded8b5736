-- What people write on the contact page. The gateway stores a message before it mails support,
-- so that a mail server that is down loses none.

create or replace function public.product_limits()
returns jsonb
language sql
immutable
parallel safe
set search_path = ''
return '{
  "guestPerDay": 3,
  "savedRecipes": 5,
  "memberPerDay": 20,
  "mailsPerDay": 3,
  "contactPerDay": 5,
  "householdSize": { "min": 1, "max": 10, "default": 1 }
}'::jsonb;

create table public.contact_messages (
  -- Made by the page, so that sending twice stores once.
  id uuid primary key,
  user_id uuid references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) between 1 and 254),
  subject text not null check (length(subject) between 1 and 200),
  message text not null check (length(message) between 1 and 5000),
  -- A keyed hash made by the gateway, for the daily limit; deleted after two days.
  address_hash text check (length(address_hash) between 1 and 200),
  created_at timestamptz not null default clock_timestamp(),
  -- When it was mailed to support; null while it waits to be sent.
  mailed_at timestamptz
);

create index messages_of_user on public.contact_messages (user_id, created_at desc) where user_id is not null;
create index messages_of_address on public.contact_messages (address_hash, created_at) where address_hash is not null;
create index addresses_by_age on public.contact_messages (created_at) where address_hash is not null;
create index messages_to_mail on public.contact_messages (created_at) where mailed_at is null;

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated, service_role;
grant select (id, user_id, name, email, subject, message, created_at) on public.contact_messages to authenticated;

create policy "members read their own messages" on public.contact_messages
for select to authenticated
using (user_id = (select auth.uid()));

-- Stores a message. Returns { outcome }: 'stored'; 'known' when this id was stored before;
-- 'refused' when the network address has sent the day's messages (UTC) already.
create function public.leave_contact_message(
  p_id uuid,
  p_name text,
  p_email text,
  p_subject text,
  p_message text,
  p_address text,
  p_user uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  midnight timestamptz;
begin
  if p_address is null then
    raise exception using errcode = 'PT400', message = 'a message needs the address it came from';
  end if;

  perform pg_advisory_xact_lock(hashtextextended('contact:' || p_address, 0));
  -- After the lock: waiting may have crossed midnight.
  midnight := date_trunc('day', clock_timestamp(), 'utc');

  update public.contact_messages set address_hash = null
  where id in (
    select id from public.contact_messages
    where address_hash is not null and created_at < midnight - interval '1 day'
    order by created_at limit 50 for update skip locked
  );

  if exists (select from public.contact_messages where id = p_id) then
    return '{"outcome": "known"}';
  end if;
  if (
    select count(*) from public.contact_messages where address_hash = p_address and created_at >= midnight
  ) >= private.product_limit('contactPerDay') then
    return '{"outcome": "refused"}';
  end if;

  insert into public.contact_messages (id, user_id, name, email, subject, message, address_hash)
  values (p_id, p_user, p_name, p_email, p_subject, p_message, p_address)
  on conflict (id) do nothing;
  return jsonb_build_object('outcome', case when found then 'stored' else 'known' end);
end;
$$;

-- Notes that it was mailed to support. True the first time.
create function public.contact_message_mailed(p_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.contact_messages set mailed_at = clock_timestamp() where id = p_id and mailed_at is null;
  return found;
end;
$$;

revoke execute on function
  public.leave_contact_message(uuid, text, text, text, text, text, uuid),
  public.contact_message_mailed(uuid)
from public, anon, authenticated;
grant execute on function
  public.leave_contact_message(uuid, text, text, text, text, text, uuid),
  public.contact_message_mailed(uuid)
to service_role;
