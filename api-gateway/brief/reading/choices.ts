import type { Reading } from '@evenplate/domain/brief'
import { AppError } from '@evenplate/domain/errors'
import { LIMITS } from '@evenplate/domain/limits'
import type { Profile } from '@evenplate/domain/profile'
import { foodKeeps } from '@evenplate/nutrition/rules/rules'
import type { Food } from '@evenplate/nutrition/table/food'
import { foodById } from '@evenplate/nutrition/table/foods'
import { type BookDish, dishIn } from '../../dish-book/dish.ts'
import { BOUNDED, type Brief, type Limit } from '../brief.ts'
import { withoutStyle } from '../kitchens.ts'
import { figureId, isItsMeal, limitId, slugOf, withReadings } from '../readings.ts'

/**
 * Changes a brief by the visitor's choices; `choice` in domain/brief.ts describes their form.
 * @throws AppError `invalid_request` for a choice that does not fit this brief, or would drop a demand of the profile
 */
export function withChoices(
  brief: Brief,
  choices: readonly string[],
  profile: Profile | null,
  book: readonly BookDish[],
): Brief {
  return choices.reduce((mended, choice) => {
    const next = chosen(mended, choice, book)
    if (!next) throw new AppError('invalid_request', { field: 'choices' })
    return withReadings(next, profile)
  }, brief)
}

function chosen(brief: Brief, choice: string, book: readonly BookDish[]): Brief | null {
  const [verb, ...rest] = choice.split(':')
  const what = rest.join(':')
  switch (verb) {
    case 'drop':
      return dropped(brief, what)
    case 'dish': {
      const dish = dishIn(book, what)
      // Picking a dish settles what was not understood before.
      return dish
        ? { ...brief, dish: { id: dish.id, said: dish.title.toLowerCase() }, either: [], also: [] }
        : null
    }
    case 'food':
      return rest.length === 2 ? exchanged(brief, rest[0] ?? '', rest[1] ?? '') : null
    case 'keep': {
      const food = foodById(what)
      return food ? withFoodKept(brief, food) : null
    }
    case 'limit':
      return limited(brief, rest)
    case 'little-starch':
      return withLittleStarch(brief, rest)
    default:
      return null
  }
}

/** A limit of carbohydrate instead of a diet that leaves its rice or tortillas out altogether. */
function withLittleStarch(brief: Brief, rest: string[]): Brief | null {
  const isFree = (diet: string) =>
    brief.readings.some(({ id, mendable }) => mendable && id === `diet:${diet}`)
  const diets = brief.diets.filter((diet) => !((diet === 'low-carb' || diet === 'keto') && isFree(diet)))
  return diets.length === brief.diets.length
    ? null
    : limited({ ...brief, diets }, ['carbs', 'at-most', ...rest])
}

/** Removes what a reading describes from the brief. Null for a reading that cannot be changed. */
function dropped(brief: Brief, id: string): Brief | null {
  const reading = brief.readings.find((one) => one.id === id)
  if (!reading?.mendable) return null
  const [kind, ...more] = id.split(':')
  const name = more.join(':')
  const isOther = (said: string) => slugOf(said) !== name
  switch (kind) {
    case 'dish': {
      const isIt = (dish: Brief['dish']) => dish !== null && (dish.id ?? slugOf(dish.said)) === name
      if (!isIt(brief.dish)) return { ...brief, also: (brief.also ?? []).filter((dish) => !isIt(dish)) }
      const [dish = null, ...also] = brief.also ?? []
      return { ...brief, dish, either: [], also }
    }
    case 'food':
      return { ...brief, foods: brief.foods.filter(({ said }) => isOther(said)) }
    case 'wish':
      return { ...brief, wished: brief.wished.filter(({ said }) => isOther(said)) }
    case 'base': {
      const bases = (brief.bases ?? []).filter(({ kind: one }) => one !== name)
      const gone = (brief.bases ?? []).filter(({ kind: one }) => one === name).map(({ food }) => food)
      return { ...brief, bases, foods: brief.foods.filter(({ said }) => !gone.includes(said)) }
    }
    case 'little':
      return { ...brief, little: (brief.little ?? []).filter(({ said }) => isOther(said)) }
    case 'unknown':
      return { ...brief, unknown: brief.unknown.filter(isOther) }
    case 'strange':
      return { ...brief, strange: (brief.strange ?? []).filter(isOther) }
    case 'limit':
      return { ...brief, limits: brief.limits.filter((limit) => limitId(limit) !== id) }
    case 'minutes':
      return { ...brief, minutes: null, style: brief.style.filter((style) => style !== 'quick') }
    case 'people': {
      const { servingsAsked: _, ...others } = brief
      return { ...others, servings: LIMITS.servings.default, servingsSaid: false }
    }
    case 'pieces': {
      const { pieces: _, ...others } = brief
      return brief.servingsSaid ? others : { ...others, servings: LIMITS.servings.default }
    }
    case 'tool': {
      const missing = brief.tools.without.find((tool) => name === `no-${tool}`)
      return missing
        ? {
            ...brief,
            tools: { ...brief.tools, without: brief.tools.without.filter((tool) => tool !== missing) },
            style: brief.style.filter((one) => one !== name),
          }
        : {
            ...brief,
            tools: { ...brief.tools, use: null },
            style: brief.style.filter((one) => one !== 'no-cook'),
          }
    }
    case 'course':
      return { ...brief, course: null }
    case 'meal':
      return { ...brief, mealType: null, course: isItsMeal(brief) ? null : brief.course }
    case 'diet':
      return { ...brief, diets: brief.diets.filter((diet) => diet !== name) }
    case 'allergy':
      return { ...brief, allergies: brief.allergies.filter((allergy) => allergy !== name) }
    case 'without':
      return { ...brief, unwanted: brief.unwanted.filter(isOther) }
    case 'texture':
      return { ...brief, texture: null }
    case 'heat':
      return { ...brief, heat: null, style: brief.style.filter((one) => one !== 'mild' && one !== 'spicy') }
    case 'budget':
      return { ...brief, budget: false }
    case 'occasion':
      return { ...brief, occasion: null }
    case 'eaters':
      return { ...brief, eaters: null, style: brief.style.filter((one) => one !== 'kid-friendly') }
    case 'style':
      return { ...brief, style: withoutStyle(brief.style, name) }
    default:
      return null
  }
}

/** The readings of a request's own words that exclude a food: an allergy, a diet, a refusal. Those of a profile are not among them. */
export const refusalsOf = (brief: Brief, food: Food): Reading[] =>
  brief.readings.filter(({ id, mendable }) => {
    if (!mendable) return false
    const [kind, name = ''] = id.split(':')
    return !foodKeeps(food, {
      allergies: brief.allergies.filter((allergy) => kind === 'allergy' && allergy === name),
      diets: brief.diets.filter((diet) => kind === 'diet' && diet === name),
      avoid: brief.unwanted.filter((term) => kind === 'without' && slugOf(term) === name),
    })
  })

/** Takes back what a request's own words refuse, as far as it excludes a food. Null if they do not refuse it. */
export function withFoodKept(brief: Brief, food: Food): Brief | null {
  const refusals = refusalsOf(brief, food)
  return refusals.length > 0
    ? refusals.reduce((mended, { id }) => dropped(mended, id) ?? mended, brief)
    : null
}

/** Replaces the first food with the second wherever the first matches what was asked for. */
function exchanged(brief: Brief, food: string, by: string): Brief | null {
  const other = foodById(by)
  if (!foodById(food) || !other || food === by) return null
  return {
    ...brief,
    foods: brief.foods.map((one) => (one.ids.includes(food) ? { said: other.name, ids: [by] } : one)),
    instead: [...brief.instead.filter((pair) => pair.food !== food), { food, by }],
  }
}

const KINDS: readonly Limit['kind'][] = ['at-most', 'at-least', 'about']

/** Replaces all other limits on the same figure. */
function limited(brief: Brief, [named, kind, said, more]: string[]): Brief | null {
  const figure = BOUNDED.find((one) => figureId(one) === named)
  const bound = KINDS.find((one) => one === kind)
  if (!figure || !bound || !/^\d{1,4}(?:\.\d)?$/.test(said ?? '') || more !== undefined) return null
  const limit: Limit = { figure, kind: bound, value: Number(said) }
  return { ...brief, limits: [...brief.limits.filter((one) => one.figure !== figure), limit] }
}
