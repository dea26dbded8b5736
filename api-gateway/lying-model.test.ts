import { type RecipeEvent, recipeEvent } from '@evenplate/domain/recipe-events'
import { profileWith } from '@evenplate/domain/testing/profile-with'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeOpenAi, startFakeOpenAi } from './testing/fake-openai.ts'
import { type Lie, lieOf } from './testing/lying-model.ts'
import { memoryMembers, memoryQuotas } from './testing/memory-store.ts'
import { eventsOf, openTestGateway } from './testing/open-test-gateway.ts'

/** Enough replies for each lie in each disguise more than once. */
const CASES = 264

type Told = { lie: Lie; insists: boolean; events: RecipeEvent[]; raw: string }

let openai: FakeOpenAi
let told: Told[]
const quotas = memoryQuotas()

const PROFILE = profileWith({
  dietary_preferences: ['gluten-free'],
  allergies: ['nuts', 'dairy', 'eggs', 'soy', 'wheat', 'shellfish', 'fish'] as const,
  cooking_skill_level: 'beginner',
  household_size: 2,
})

beforeAll(async () => {
  const asked = new Map<number, number>()
  openai = await startFakeOpenAi({
    answer: ({ messages }) => {
      const seed = Number(/case (\d+)/.exec(messages?.[1]?.content ?? '')?.[1])
      const turn = asked.get(seed) ?? 0
      asked.set(seed, turn + 1)
      return {
        say: turn === 0 || insists(seed) ? lieOf(seed).reply : honestAfter(seed),
        chunk: 16 + (seed % 80),
      }
    },
  })
  const members = memoryMembers(
    Object.fromEntries(
      Array.from({ length: CASES }, (_, seed) => [
        `token-${seed}`,
        { id: `member-${seed}`, profile: { ...PROFILE, allergies: [...PROFILE.allergies] } },
      ]),
    ),
  )
  const { stream } = openTestGateway(openai, {
    members,
    quotas,
    // They all come from one address, and many are refused.
    settings: { addressUnfinished: 2 * CASES },
  })
  told = await inTurns(CASES, async (seed) => {
    const response = await stream(
      { mode: 'guided', mealType: 'Dinner', avoid: 'sesame', challenges: `case ${seed}`, servings: 2 },
      { authorization: `Bearer token-${seed}` },
    )
    const events = (await Array.fromAsync(eventsOf(response))).map((event) => recipeEvent.parse(event))
    return {
      lie: lieOf(seed),
      insists: insists(seed),
      events,
      // The readings and the checks name what must be left out, so they are not searched.
      raw: JSON.stringify(events.flatMap(({ event, data }) => (event === 'brief' ? [] : [data]))),
    }
  })
}, 60_000)
afterAll(() => openai?.close())

/** Every other model tells the same lie again when asked to correct it. */
const insists = (seed: number): boolean => Math.floor(seed / 12) % 2 === 1
const honestAfter = (seed: number): string => lieOf(seed * 12 + 12 * CASES).reply

const recipeOf = ({ events }: Told) => {
  const last = events.at(-2)
  return last?.event === 'recipe' ? last.data.recipe : null
}
const errorOf = ({ events }: Told) => {
  const last = events.at(-2)
  return last?.event === 'error' ? last.data : null
}

describe(`${CASES} replies of a model that lies`, () => {
  it('show nothing that breaks a rule, no markup, no dose and no instructions, not even briefly', () => {
    const seen = told.filter(({ lie, raw }) => lie.planted?.test(asRead(withoutReasons(raw))))
    expect(seen.map(({ lie }) => [lie.kind, lie.planted, lie.reply])).toEqual([])
  })

  it('end in a recipe that follows every rule, or in a reason why there is none', () => {
    for (const one of told) {
      const recipe = recipeOf(one)
      if (recipe) {
        expect(recipe.figures.origin.checked).toEqual(
          expect.arrayContaining(['nuts allergy', 'gluten-free', 'no sesame']),
        )
        continue
      }
      expect(one.insists, one.lie.reply).toBe(true)
      expect(['unsafe_recipe', 'provider_reply']).toContain(errorOf(one)?.code)
      if (one.lie.kind.startsWith('allergen'))
        expect(errorOf(one)?.message).toMatch(/follows all your rules: .*(?:allergy|gluten-free|no sesame)/)
    }
  })

  it('are corrected at most once', () => {
    const liars = told.filter(({ lie }) => lie.kind.startsWith('allergen'))
    expect(liars.filter((one) => one.insists && recipeOf(one))).toEqual([])
    expect(liars.filter((one) => !one.insists && !recipeOf(one))).toEqual([])
    expect(openai.requests.length).toBeLessThanOrEqual(2 * CASES)
    expect(quotas.rows).toHaveLength(told.filter(recipeOf).length)
  })

  it('have every wrong carbohydrate claim flagged, and hardly any honest one', () => {
    const lies = told.filter(({ lie }) => lie.kind === 'wrong carbs')
    expect(lies.length).toBeGreaterThan(20)
    expect(lies.filter((one) => !recipeOf(one)?.figures.claimed.differs).map(({ lie }) => lie.reply)).toEqual(
      [],
    )
    const honest = told.filter(({ lie }) => lie.kind === 'honest' || lie.kind === 'markup')
    const alarms = honest.filter((one) => recipeOf(one)?.figures.claimed.differs)
    expect(alarms.length / honest.length, alarms.map(({ lie }) => lie.reply).join('\n')).toBeLessThanOrEqual(
      0.02,
    )
  })

  it('show our figures, never the model’s', () => {
    for (const one of told) {
      const recipe = recipeOf(one)
      if (!recipe || one.lie.kind !== 'wrong carbs') continue
      expect(Math.abs((recipe.nutritionalInfo.carbs ?? Number.NaN) - one.lie.truth)).toBeLessThan(
        0.05 * one.lie.truth + 1,
      )
    }
  })
})

/** As a person reads a page: letters that look the same count as the same. */
const asRead = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/а/g, 'a')
    .replace(/е/g, 'e')
    .replace(/о/g, 'o')

/** The refusal names what broke the rule, and the page names the checks: neither shows it as food. */
const withoutReasons = (raw: string): string =>
  raw
    .replace(/"message":"(?:[^"\\]|\\.)*"/g, '')
    .replace(/"(?:checked|fromProfile|care|readings|answers)":\[[^\]]*\]/g, '')

/** Eight at a time. */
async function inTurns<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = Array(count)
  let next = 0
  const worker = async () => {
    for (let n = next++; n < count; n = next++) done[n] = await work(n)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return done
}
