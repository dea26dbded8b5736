import { join } from 'node:path'
import { SignJWT } from 'jose'
import postgres from 'postgres'
import { openDatabase } from '../embedded/database.ts'
import { type Keys, keysIn } from '../embedded/keys.ts'
import type { DatabaseAddress } from '../postgres/address.ts'
import { driverOptions } from '../postgres/driver-options.ts'
import { sqlOfPostgres } from '../postgres/pool-sql.ts'
import { readyDatabase } from '../postgres/ready-database.ts'
import type { Sql } from '../sql/sql.ts'

/** How many have five recipes each, and how many have none yet. */
export const MEMBERS = { withRecipes: 1000, without: 400 } as const
const RECIPES_OF_ONE = 5

export type SignedIn = { id: string; token: string; recipes: string[] }
/** A recipe as a client writes it, without its id and its owner. */
export type RecipeRow = {
  title: string
  description: string
  prep_time: number
  cook_time: number
  servings: number
  ingredients: string[]
  instructions: string[]
  tips: string[]
  meal_type: string
  figures: object
}

/** Data with members who are signed in: the first thousand have five of these recipes each. */
export async function seedThousand(
  place: { dataDir: string } | { address: DatabaseAddress },
  recipes: RecipeRow[],
): Promise<SignedIn[]> {
  if ('address' in place) {
    const { keys } = await readyDatabase(place.address)
    const driver = postgres({ ...driverOptions(place.address), max: 2 })
    try {
      return await seeded(sqlOfPostgres(driver), keys, recipes)
    } finally {
      await driver.end()
    }
  }
  const { connection, sql } = await openDatabase(join(place.dataDir, 'database'))
  try {
    return await seeded(sql, await keysIn(place.dataDir), recipes)
  } finally {
    await connection.close()
  }
}

async function seeded(sql: Sql, keys: Keys, recipes: RecipeRow[]): Promise<SignedIn[]> {
  const all = MEMBERS.withRecipes + MEMBERS.without
  await sql.run(`
    insert into auth.users (id, email) select ${idOf('m')}, 'm' || n || '@example.com' from generate_series(1, ${all}) as n;
    insert into auth.sessions (id, user_id, aal) select ${idOf('s')}, ${idOf('m')}, 'aal1' from generate_series(1, ${all}) as n;
  `)
  const columns = TYPES.replace(/ [a-z[\]]+(?=,|$)/g, '')
  await sql.query(
    `insert into public.recipes (id, user_id, ${columns})
    select md5('r' || n || '-' || k)::uuid, ${idOf('m')}, ${columns}
    from generate_series(1, ${MEMBERS.withRecipes}) as n
    cross join generate_series(1, ${RECIPES_OF_ONE}) as k
    cross join lateral (
      select $1::text::jsonb -> (n * ${RECIPES_OF_ONE} + k) % ${recipes.length} as one
    ) as given
    cross join lateral jsonb_to_record(given.one) as recipe (${TYPES})`,
    [JSON.stringify(recipes)],
  )
  await sql.run('analyze')
  const ids = await sql.query<{ id: string; session: string; recipes: string[] }>(`
    select ${idOf('m')}::text as id, ${idOf('s')}::text as session,
      array(select r.id::text from public.recipes r where r.user_id = ${idOf('m')}) as recipes
    from generate_series(1, ${all}) as n order by n`)
  const secret = new TextEncoder().encode(keys.jwtSecret)
  return Promise.all(
    ids.map(async ({ id, session, recipes }) => ({ id, recipes, token: await tokenOf(id, session, secret) })),
  )
}

/** The columns of a recipe that a client writes. */
const TYPES =
  'title text, description text, prep_time int, cook_time int, servings int, ingredients text[], instructions text[], tips text[], meal_type text, figures jsonb'

const idOf = (sort: string): string => `md5('${sort}' || n)::uuid`

const tokenOf = (id: string, session: string, secret: Uint8Array): Promise<string> =>
  new SignJWT({ role: 'authenticated', session_id: session, amr: [], is_anonymous: false })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(id)
    .setAudience('authenticated')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(secret)
