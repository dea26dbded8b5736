import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunningSite } from '../../e2e/site/run-site.ts'

const PASSWORD = 'correct horse battery'

/** A member who saved these recipes, and what their pages request. */
export async function memberWith(site: RunningSite, recipes: unknown[]) {
  const { publishableKey: apikey } = JSON.parse(readFileSync(join(site.dataDir, 'keys.json'), 'utf8'))
  const json = { apikey, 'content-type': 'application/json' }
  const account = { email: 'bench@example.com', password: PASSWORD }
  await sent(`${site.url}/auth/v1/signup`, json, account)
  const session = await sent(`${site.url}/auth/v1/token?grant_type=password`, json, account)
  const { access_token: token, user } = await session.json()
  const headers = { apikey, authorization: `Bearer ${token}`, 'x-forwarded-for': '198.51.100.1' }
  const rest = `${site.url}/rest/v1`
  for (const recipe of recipes as Recipe[])
    await sent(`${rest}/recipes`, { ...headers, 'content-type': 'application/json' }, rowOf(recipe, user.id))

  const get = async (path: string, more: Record<string, string> = {}) => {
    const reply = await fetch(`${rest}/${path}`, { headers: { ...headers, ...more } })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${await reply.text()}`)
    return reply.text()
  }
  const whose = `user_id=eq.${user.id}`
  const all = `recipes?select=*&${whose}&order=created_at.desc,id.asc`
  const cards = `recipes?select=${CARD}&${whose}&order=created_at.desc,id.asc&offset=0&limit=24`
  const exact = { prefer: 'count=exact' }
  // At the two moments when the page asks: first for the greeting, then for its parts.
  const dashboard: Read[][] = [
    [
      ['GET', `profiles?select=name&id=eq.${user.id}`, ''],
      [
        'GET',
        `user_activity?select=id,type,description,recipe_id,created_at&${whose}&order=created_at.desc,id.asc&offset=0&limit=5`,
        '',
      ],
    ],
    [
      ['HEAD', `recipes?select=id&${whose}`, 'count=exact'],
      ['HEAD', `recipes?select=id&${whose}&is_favorite=eq.true`, 'count=exact'],
      ['GET', `recipes?select=${CARD}&${whose}&is_favorite=eq.true&order=created_at.desc&limit=4`, ''],
      ['GET', `meal_plans?select=revision,plan&${whose}&week=eq.2026-11-23`, ''],
      ['GET', `planned_dishes?select=id,source,recipe&${whose}&week=eq.2026-11-23`, ''],
    ],
  ]
  const together = async (reads: Read[]) =>
    (await sent(`${rest}/`, { ...headers, 'content-type': 'application/json' }, reads)).arrayBuffer()
  return {
    headers,
    rows: JSON.parse(await get(all)) as Record<string, unknown>[],
    list: () => get(all),
    cards: () => get(cards, exact),
    dashboardCalls: dashboard.length,
    async dashboard() {
      for (const reads of dashboard) await together(reads)
    },
  }
}

/** Gathered like the shell's client does. */
type Read = [method: 'GET' | 'HEAD', path: string, prefer: string]
type Recipe = Record<string, unknown> & { title: string; figures: unknown }

const rowOf = (recipe: Recipe, user_id: string) => ({
  id: crypto.randomUUID(),
  user_id,
  title: recipe.title,
  description: recipe.description,
  prep_time: recipe.prepTime,
  cook_time: recipe.cookTime,
  servings: recipe.servings,
  ingredients: recipe.ingredients,
  instructions: recipe.instructions,
  tips: recipe.tips,
  meal_type: 'dinner',
  dietary_type: [],
  figures: recipe.figures,
  is_favorite: true,
  is_public: false,
})

const CARD = [
  ...[
    'id',
    'title',
    'description',
    'prep_time',
    'cook_time',
    'meal_type',
    'glycemic_index',
    'carb_count',
    'plate',
  ],
  ...['basis:figures->>basis', 'may_add:figures->mayAdd', 'ingredients', 'is_favorite', 'created_at'],
].join(',')

async function sent(url: string, headers: Record<string, string>, body: object): Promise<Response> {
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${url} answered ${reply.status} ${await reply.text()}`)
  return reply
}
