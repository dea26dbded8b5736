-- The rights that the privacy page promises: export everything, and delete the account with everything.

-- Named fields of a row, those it has: the auth server's tables differ from version to version.
create function private.picked(p_row jsonb, variadic p_names text[])
returns jsonb
language sql
immutable
set search_path = ''
return (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(p_row) where key = any (p_names));

-- Everything we hold about the caller, a key for each table of ours. Left out are what is computed from the
-- rest, hashes of secrets and, of the auth server's tables, the secrets themselves.
-- Security definer: members have no rights on the auth server's tables and on the usage.
create function public.export_my_data()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise exception using errcode = 'PT401', message = 'not signed in';
  end if;

  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select private.picked(
        to_jsonb(u), 'id', 'email', 'email_confirmed_at', 'email_change', 'phone', 'created_at', 'updated_at',
        'last_sign_in_at', 'raw_user_meta_data'
      )
      from auth.users as u where u.id = me
    ),
    'identities', (
      select coalesce(jsonb_agg(
        private.picked(to_jsonb(i), 'provider', 'email', 'identity_data', 'created_at', 'last_sign_in_at')
        order by i.created_at
      ), '[]')
      from auth.identities as i where i.user_id = me
    ),
    'sessions', (
      select coalesce(jsonb_agg(
        private.picked(to_jsonb(s), 'created_at', 'updated_at', 'refreshed_at', 'user_agent', 'ip')
        order by s.created_at
      ), '[]')
      from auth.sessions as s where s.user_id = me
    ),
    'profiles', (
      select coalesce(jsonb_agg(to_jsonb(p)), '[]') from public.profiles as p where p.id = me
    ),
    'recipes', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'title_key' - 'search_text' - 'plate' order by r.created_at, r.id), '[]')
      from public.recipes as r where r.user_id = me
    ),
    'user_activity', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at, a.id), '[]')
      from public.user_activity as a where a.user_id = me
    ),
    'contact_messages', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'address_hash' order by c.created_at, c.id), '[]')
      from public.contact_messages as c where c.user_id = me
    ),
    'generation_usage', (
      select coalesce(jsonb_agg(
        to_jsonb(g) - 'guest_hash' - 'cookie_hash' - 'address_hash' - 'request_hash'
          - 'mail_recipient_hash' - 'mail_address_hash' - 'subject' - 'lease_until'
        order by g.created_at, g.id
      ), '[]')
      from public.generation_usage as g where g.user_id = me
    )
  );
end;
$$;

-- Deletes the caller's account and everything with it. An open page or a stolen token must not be enough, so
-- the token has to show that a password was given within the last five minutes: PT403 'password_needed' otherwise.
create function public.delete_my_account()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  ways constant jsonb := auth.jwt() -> 'amr';
begin
  if me is null then
    raise exception using errcode = 'PT401', message = 'not signed in';
  end if;
  if not exists (
    select from jsonb_array_elements(case jsonb_typeof(ways) when 'array' then ways else '[]' end) as way
    where way ->> 'method' = 'password'
      and (way ->> 'timestamp')::numeric > extract(epoch from clock_timestamp() - interval '5 minutes')
  ) then
    raise exception using errcode = 'PT403', message = 'password_needed';
  end if;

  -- The one table of the auth server that names a user without a foreign key, where we may delete from it.
  if has_table_privilege(to_regclass('auth.flow_state'), 'delete') then
    delete from auth.flow_state where user_id = me;
  end if;
  -- Every other table, the auth server's and ours, refers to this one and cascades.
  delete from auth.users where id = me;
end;
$$;

revoke execute on function private.picked(jsonb, text[]) from public;
revoke execute on function public.export_my_data(), public.delete_my_account() from public, anon, service_role;
grant execute on function public.export_my_data(), public.delete_my_account() to authenticated;
