import { briefOf } from '@evenplate/api-gateway/brief/reading/brief-of'
import { DISHES } from '@evenplate/api-gateway/dish-book/dishes/all-dishes'
import { houseChef } from '@evenplate/api-gateway/providers/house-chef/index'
import { rulesOf } from '@evenplate/api-gateway/safety/rules-of'
import { type RecipeDraft, readDraft } from '@evenplate/domain/draft'
import { AppError } from '@evenplate/domain/errors'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { type Rules, recipeViolations, violationsIn } from '@evenplate/nutrition/rules/rules'
import { type Finding, middleOf, type Share, shareOf } from './finding.ts'
import { plainBreaches } from './plain-words.ts'
import { type Asked, requestsOf } from './requests.ts'

export type ChefMeasure = {
  recipes: number
  /** Recipes with an ingredient that an allergy, a diet or the avoid box forbids. */
  violations: number
  crashes: number
  /** Requests refused for safety. */
  refused: number
  /** Requests refused with an obstacle and alternatives, though every food in them was allowed. */
  told: number
  /**
   * Requests that name a food their own rules forbid, such as chicken for a vegetarian: refused with the reason, as
   * they must be.
   */
  contradictions: number
  lowOrMedium: Share
}

/** Milliseconds a recipe: elapsed, and CPU time, which a busy machine does not lengthen. */
export type ChefTime = { medianMs: number; medianWorkMs: number }

/**
 * Cooks `count` recipes over the options, ten a day for each of a hundred people, and checks each against its
 * request.
 */
export async function measureHouseChef(
  count: number,
): Promise<{ measured: ChefMeasure; findings: Finding[]; time: ChefTime }> {
  const findings: Finding[] = []
  const times: number[] = []
  const work: number[] = []
  const tally = { recipes: 0, violations: 0, crashes: 0, refused: 0, told: 0, contradictions: 0 }
  let gentle = 0
  const note = (what: Asked, expected: string, got: string) =>
    findings.push({ measure: 'house chef', what: wordsOf(what), expected, got })
  const chef = houseChef()
  for (const [at, asked] of requestsOf(2 * count).entries()) {
    if (tally.recipes === count) break
    const brief = briefOf(asked.request, asked.profile, DISHES)
    const rules = rulesOf(asked.request, brief, asked.profile)
    const contradiction = contradicts(asked, rules)
    if (contradiction) tally.contradictions += 1
    if (tally.contradictions > LOOKED_AT && contradiction) continue
    const started = performance.now()
    const worked = process.cpuUsage()
    const cooked = await cook(chef, { ...asked, brief, rules, seed: `bench ${Math.floor(at / 10)}` })
    if (contradiction) {
      if (!(cooked instanceof AppError)) note(asked, 'told that it contradicts itself', 'a recipe')
      if (!(cooked instanceof AppError)) tally.violations += 1
      continue
    }
    const took = performance.now() - started
    const { user, system } = process.cpuUsage(worked)
    if (cooked instanceof AppError && cooked.code === 'cannot_be_done') {
      tally.told += 1
      note(asked, 'a recipe', `told: ${cooked.message}`)
    } else if (cooked instanceof AppError && cooked.code === 'unsafe_recipe') {
      tally.refused += 1
      note(asked, 'a recipe', `refused: ${cooked.message}`)
    } else if (cooked instanceof Error) {
      tally.crashes += 1
      note(asked, 'a recipe', `crashed: ${cooked.message}`)
    } else {
      tally.recipes += 1
      times.push(took)
      work.push((user + system) / 1000)
      const breaches = breachesIn(cooked, rules)
      if (breaches.length > 0) tally.violations += 1
      for (const breach of breaches) note(asked, 'every rule kept', `${cooked.title}: ${breach}`)
      const { impact } = figuresOf(cooked)
      if (impact === 'Low' || impact === 'Medium') gentle += 1
      else note(asked, 'low or medium load', `${cooked.title}: ${impact}`)
    }
  }
  return {
    measured: { ...tally, lowOrMedium: shareOf(gentle, tally.recipes) },
    findings,
    time: { medianMs: middleOf(times), medianWorkMs: middleOf(work) },
  }
}

/** Requests checked for contradicting themselves: the answer must say so. */
const LOOKED_AT = 50

/** A chosen food breaks a rule of the same person. */
function contradicts({ request }: Asked, rules: Rules): boolean {
  const foods = request.mode === 'guided' ? request.ingredients.map(({ name }) => name) : []
  return plainBreaches(foods, rules).length > 0 || foods.some((name) => violationsIn(name, rules).length > 0)
}

type Task = Pick<
  Parameters<ReturnType<typeof houseChef>['write']>[0],
  'request' | 'brief' | 'rules' | 'seed' | 'turn'
>

async function cook(chef: ReturnType<typeof houseChef>, task: Task): Promise<RecipeDraft | Error> {
  try {
    let reply = ''
    const chunks = chef.write({ ...task, messages: [] }, new AbortController().signal)
    for await (const chunk of chunks) reply += chunk
    return readDraft(JSON.parse(reply))
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function breachesIn(draft: RecipeDraft, rules: Rules): string[] {
  const ours = recipeViolations(draft, rules).map(({ rule, text }) => `${rule} in "${text}"`)
  const plain = plainBreaches([draft.title, ...draft.ingredients], rules)
  return [...ours, ...plain.map(({ rule, text }) => `${rule}, by plain words, in "${text}"`)]
}

const wordsOf = ({ request, profile, turn }: Asked): string =>
  JSON.stringify({
    ...request,
    allergies: profile?.allergies,
    profileDiets: profile?.dietary_preferences,
    turn,
  })
