-- The nutrition columns say what the figures say: the database fills them, whatever a client writes there. Their names are
-- the specification's, and lists, searches and exports read them. Grants stay as they are, so that an older page can still
-- save; a recipe without figures keeps what was written into its columns.

-- A number of the figures of one serving; null where there is none.
create function private.serving_figure(figures jsonb, name text)
returns numeric
language sql
immutable
parallel safe
set search_path = ''
return case jsonb_typeof(figures #> array['perServing', name])
  when 'number' then (figures #> array['perServing', name])::numeric
end;

revoke execute on function private.serving_figure(jsonb, text) from public;
-- A trigger computes with the rights of the user who writes.
grant execute on function private.serving_figure(jsonb, text) to authenticated, service_role;

create function private.nutrition_from_figures()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.figures is null then
    return new;
  end if;
  new.calories := private.serving_figure(new.figures, 'calories');
  new.carb_count := private.serving_figure(new.figures, 'carbs');
  new.fiber_count := private.serving_figure(new.figures, 'fiber');
  new.net_carb_count := private.serving_figure(new.figures, 'netCarbs');
  new.protein_count := private.serving_figure(new.figures, 'protein');
  new.fat_count := private.serving_figure(new.figures, 'fat');
  new.glycemic_load := private.serving_figure(new.figures, 'glycemicLoad');
  new.glycemic_index := case
    when new.figures ->> 'impact' in ('Low', 'Medium', 'High') then new.figures ->> 'impact'
  end;
  return new;
end;
$$;

revoke execute on function private.nutrition_from_figures() from public;

create trigger nutrition_from_figures
before insert on public.recipes
for each row execute function private.nutrition_from_figures();

-- Not on every update: marking an old recipe as a favorite must not change its numbers.
create trigger nutrition_from_changed_figures
before update of
  figures, calories, carb_count, fiber_count, net_carb_count, protein_count, fat_count, glycemic_load, glycemic_index
on public.recipes
for each row execute function private.nutrition_from_figures();
