import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmpty } from '../testing/empty-schema.ts'
import type { Database } from './database.ts'

let database: Database
beforeAll(async () => {
  database = await openEmpty()
}, 60_000)
afterAll(() => database?.connection.close())

it.each([
  'true as a, false as b, null::boolean as c',
  '1::smallint as a, -2 as b, 9007199254740991::bigint as c, 7::oid as d',
  "1.50 as a, 0.1::real as b, 1e300::float8 as c, 'NaN'::numeric as d, 'Infinity'::float8 as e",
  `'{"a": {"b": [1, "x\\u00e9\\n"]}}'::jsonb as a, '"5"'::jsonb as b, 'null'::jsonb as c, ' {"a":1 }'::json as d`,
  `'"quoted" \\ and' || chr(10) || chr(8232) as a, 'x'::varchar as b, 'y'::char(3) as c, '' as "a ""name"""`,
  "timestamptz '2026-11-23 07:08:09.5+02' as a, timestamp '2026-11-23' as b, date '2026-11-23' as c, time '07:08' as d",
  `array['a', 'b,"c'] as a, '{}'::text[] as b, array[1, 2] as c, array[true] as d, array['{"a": 1}'::jsonb] as e`,
  `array['plain', 'with space', 'NULL', 'null', '', ',', '{}', '[', '"', '\\', 'a\\"b', E'tab\t', 'é ☕', null] as a`,
  `array[['a', 'b'], ['c', 'd,']] as a, '[2:3]={x,y}'::text[] as b, array['a']::varchar[] as c, array['{"a": "b"}'] as d`,
  `array[E'line\nline', 'b'] as a, array[chr(127), chr(8232)] as b, array['{', '}'] as c, array['{{'] as d`,
  "'6f9619ff-8b86-4d01-b42d-00cf4fc964ff'::uuid as a, '1 day'::interval as b, '\\x00ff'::bytea as c",
  '1 as a where false',
])('writes the same as parsing and serializing: select %s', async (select) => {
  const text = `select ${select}`
  const [read, written] = await database.inTurn(() =>
    database.statements.all([{ text }, { text, asJson: true }]),
  )
  expect(JSON.parse(written?.json ?? '')).toEqual(JSON.parse(JSON.stringify(read?.rows)))
})

it('distinguishes a null in a list from the word "NULL", unlike the driver', async () => {
  const text = "select array['a', null, 'NULL', 'b'] as a"
  const [written] = await database.inTurn(() => database.statements.all([{ text, asJson: true }]))
  expect(written?.json).toBe('[{"a":["a",null,"NULL","b"]}]')
})
