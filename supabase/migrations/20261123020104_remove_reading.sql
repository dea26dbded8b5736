-- Takes back one reading that the caller entered by hand: what makes it that reading stands in the body, since addresses of
-- calls end up in logs, and a reading must not. Returns whether there was one.
create function public.remove_reading(p_minute integer, p_value real, p_unit text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  delete from public.glucose_readings
  where user_id = (select auth.uid()) and minute = p_minute and kind = 'meter' and unit = p_unit and value = p_value
    and device is null and import_id is null;
  return found;
end;
$$;

revoke execute on function public.remove_reading(integer, real, text) from public, anon, service_role;
grant execute on function public.remove_reading(integer, real, text) to authenticated;
