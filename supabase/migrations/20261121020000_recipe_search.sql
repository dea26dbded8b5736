-- Finding and sorting saved recipes. The database stores the words in a searchable form, so that a list of thousands
-- is an index lookup and nobody sorts or searches it in the page.

-- Lower case without accents: "Crème brûlée" is found by "creme" and sorted under C.
create function private.folded(words text)
returns text
language sql
immutable
parallel safe
set search_path = ''
return lower(regexp_replace(normalize(words, nfkd), U&'[\0300-\036F]', '', 'g'));

-- What a search looks through, in lower case; where there are accents, with and without them.
-- array_to_string() is not immutable for every type, but it is for text.
create function private.search_text(title text, description text, ingredients text[])
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  words constant text := lower(title || E'\n' || description || E'\n' || array_to_string(ingredients, E'\n'));
begin
  if octet_length(words) = length(words) then
    return words;
  end if;
  return words || E'\n' || private.folded(words);
end;
$$;

revoke execute on function private.folded(text), private.search_text(text, text, text[]) from public;
-- A generated column is computed with the rights of the user who writes.
grant execute on function private.folded(text), private.search_text(text, text, text[]) to authenticated, service_role;

alter table public.recipes
  add column title_key text not null generated always as (private.folded(title)) stored,
  add column search_text text not null generated always as (private.search_text(title, description, ingredients)) stored;

create index recipes_by_title on public.recipes (user_id, title_key, id);
