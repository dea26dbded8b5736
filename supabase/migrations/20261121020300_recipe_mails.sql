-- "Email me this recipe": once for each generation, and a few a day. The count is stored with the generation,
-- which is deleted after two days together with the hash of the recipient.
alter table public.generation_usage
  -- UTC day on which it was mailed, or is being mailed right now.
  add column mail_day date,
  -- Keyed hashes made by the gateway: of the recipient's and of the network address.
  add column mail_recipient_hash text check (length(mail_recipient_hash) between 1 and 200),
  add column mail_address_hash text check (length(mail_address_hash) between 1 and 200),
  add constraint mailed_to_someone check ((mail_day is null) = (mail_recipient_hash is null));

create index mails_of_guest on public.generation_usage (guest_hash, mail_day) where mail_day is not null;
create index mails_of_cookie on public.generation_usage (cookie_hash, mail_day) where mail_day is not null;
create index mails_of_member on public.generation_usage (user_id, mail_day) where mail_day is not null;
create index mails_to_recipient on public.generation_usage (mail_recipient_hash, mail_day) where mail_day is not null;
create index mails_of_address on public.generation_usage (mail_address_hash, mail_day) where mail_day is not null;

-- The highest of the counts that limit one mail, without that of the network address.
create function private.recipe_mails_sent(
  p_day date, p_guest text, p_cookie text, p_address text, p_user uuid, p_recipient text,
  out by_person bigint, out by_address bigint
)
language sql
volatile
set search_path = ''
as $$
  select
    greatest(
      (select count(*) from public.generation_usage where guest_hash = p_guest and mail_day = p_day),
      (select count(*) from public.generation_usage where cookie_hash = p_cookie and mail_day = p_day),
      (select count(*) from public.generation_usage where user_id = p_user and mail_day = p_day),
      (select count(*) from public.generation_usage where mail_recipient_hash = p_recipient and mail_day = p_day)
    ),
    (select count(*) from public.generation_usage where mail_address_hash = p_address and mail_day = p_day);
$$;

-- Takes the one mail of a generation, or says why not.
--
-- p_subject_kind: 'guest' (p_guest, p_cookie) or 'member' (p_user), as in take_generation.
-- p_idempotency_key: the one the generation was asked for with; it must be the same subject's.
-- p_recipient: keyed hash of the mail address, the same for the same address.
--
-- Returns { outcome, id, result }:
--   taken         result is the recipe to mail; if that fails, id is for release_recipe_mail
--   already_sent  this generation was mailed, or is being mailed
--   pending       it is still being generated
--   not_found     no such generation of this subject whose answer is still kept (24 hours)
--   refused       the day's mails are used up: this subject's, this recipient's or the network address's
create function public.take_recipe_mail(
  p_subject_kind text,
  p_guest text default null,
  p_cookie text default null,
  p_address text default null,
  p_user uuid default null,
  p_idempotency_key text default null,
  p_recipient text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_member constant boolean := p_subject_kind = 'member';
  address_limit constant integer := 30;
  subjects text[];
  lock_key bigint;
  today date;
  it public.generation_usage;
  sent record;
begin
  if is_member then
    p_guest := null;
    p_cookie := null;
  else
    p_user := null;
  end if;
  subjects := array_remove(
    array['member:' || p_user, 'guest:' || p_guest, 'guest:' || p_cookie], null
  );
  if cardinality(subjects) = 0 or p_recipient is null or p_idempotency_key is null then
    raise exception using errcode = 'PT400', message = 'a mail needs a subject, a generation and a recipient';
  end if;

  -- One decision at a time for everyone who shares a count. Always in the same order: no deadlock.
  for lock_key in
    select distinct hashtextextended('mail:' || name, 0)
    from unnest(subjects || array['cookie:' || p_cookie, 'address:' || p_address, 'to:' || p_recipient]) as name
    where name is not null
    order by 1
  loop
    perform pg_advisory_xact_lock(lock_key);
  end loop;

  -- After the locks: waiting may have crossed midnight.
  today := (clock_timestamp() at time zone 'utc')::date;

  select * into it from public.generation_usage
  where subject = any (subjects) and idempotency_key = p_idempotency_key
  order by finished_at desc nulls last
  limit 1
  for update;

  if not found then
    return private.mail_report('not_found');
  elsif it.mail_day is not null then
    return private.mail_report('already_sent');
  elsif it.finished_at is null and it.lease_until > clock_timestamp() then
    return private.mail_report('pending');
  elsif it.result is null or it.finished_at <= clock_timestamp() - interval '24 hours' then
    return private.mail_report('not_found');
  end if;

  sent := private.recipe_mails_sent(today, p_guest, p_cookie, p_address, p_user, p_recipient);
  if sent.by_person >= private.product_limit('mailsPerDay') or sent.by_address >= address_limit then
    return private.mail_report('refused');
  end if;

  update public.generation_usage
  set mail_day = today, mail_recipient_hash = p_recipient, mail_address_hash = p_address
  where id = it.id;
  return private.mail_report('taken', it.id, it.result);
end;
$$;

create function private.mail_report(p_outcome text, p_id uuid default null, p_result jsonb default null)
returns jsonb
language sql
immutable
set search_path = ''
return jsonb_build_object('outcome', p_outcome, 'id', p_id, 'result', p_result);

-- Gives a taken mail back: one that could not be sent costs nothing. True when there was one to give back.
create function public.release_recipe_mail(p_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.generation_usage
  set mail_day = null, mail_recipient_hash = null, mail_address_hash = null
  where id = p_id and mail_day is not null;
  return found;
end;
$$;

revoke execute on function private.recipe_mails_sent(date, text, text, text, uuid, text) from public;
revoke execute on function private.mail_report(text, uuid, jsonb) from public;
revoke execute on function
  public.take_recipe_mail(text, text, text, text, uuid, text, text),
  public.release_recipe_mail(uuid)
from public, anon, authenticated;
grant execute on function
  public.take_recipe_mail(text, text, text, text, uuid, text, text),
  public.release_recipe_mail(uuid)
to service_role;

-- As before, but oldest first: without an order the planner may read the whole table to find a few.
create or replace function private.purge_generations()
returns void
language sql
volatile
set search_path = ''
as $$
  update public.generation_usage set result = null
  where id in (
    select id from public.generation_usage
    where result is not null and finished_at < clock_timestamp() - interval '24 hours'
    order by finished_at limit 50 for update skip locked
  );
  delete from public.generation_usage
  where id in (
    select id from public.generation_usage
    where created_at < clock_timestamp() - interval '2 days'
    order by created_at limit 50 for update skip locked
  );
$$;
