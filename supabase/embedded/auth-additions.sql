-- What hosted Supabase's auth schema has and @supabase/lite's lacks. Safe to run again.

-- How a session was opened, and when that was proven. Refreshing a session changes neither.
create table if not exists auth.mfa_amr_claims (
  id uuid primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (session_id, authentication_method)
);

-- Accounts that were signed up a second time before the address was confirmed, perhaps by the address's owner after
-- someone else. Whoever opens the mail is the owner; no password or session counts before that.
create table if not exists auth.contested_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade
);
