import { NO_CLAIMS, plainText } from '@evenplate/domain/draft'
import { AppError } from '@evenplate/domain/errors'
import { mayBeMore } from '@evenplate/domain/left-out'
import { nutritionalInfoOf } from '@evenplate/domain/nutritional-info'
import type { Profile } from '@evenplate/domain/profile'
import type { Figures, Recipe } from '@evenplate/domain/recipe'
import type { Steps } from '@evenplate/domain/steps'
import { figuresInSteps } from '@evenplate/nutrition/figures/figures'
import { type Rules, recipeViolationsInSteps } from '@evenplate/nutrition/rules/rules'
import { swapsFor } from '@evenplate/nutrition/swaps/swaps'
import { type CareNeeds, careNeedsOf } from '@evenplate/words/safety/care-needs'
import { answersOf } from '../brief/answering/answers.ts'
import { askedIn } from '../brief/answering/asked-in.ts'
import { dietsKept } from '../brief/answering/kind-of.ts'
import { EDITED } from '../counting/count.ts'
import { keptOf } from '../dish-book/dishes/served-in.ts'
import { fitDish } from '../providers/house-chef/fit-dish.ts'
import { NOTICES } from '../providers/notices.ts'
import { bodyCareToldBy } from '../safety/body-care.ts'
import { careInSteps, needsToldBy } from '../safety/care.ts'
import { rulesFromWords, rulesInWords, rulesOfProfile, unitedRules } from '../safety/rules-of.ts'
import { cannot, type DishText } from './dish-text.ts'
import { fitCounted } from './fit-counted.ts'
import type { FitOrder } from './fit-request.ts'

type Fitted = { recipe: Recipe; changed: string[] }
type Next = { text: DishText; changed: string[]; dish: Figures['origin']['dish'] }

/**
 * Changes a dish and counts it again, in steps of about one line each. A dish of the book is cooked again; any other is changed by
 * what can be counted: servings, swaps and amounts. Only text is taken from the request.
 * @throws AppError `cannot_be_done` with a sentence that says why, `invalid_request`
 */
export function* fitInSteps(order: FitOrder, profile: Profile | null): Steps<Fitted> {
  const rules = rulesFor(order, profile)
  const now = yield* countedAgain(order)
  const { text, changed, dish } = yield* changedDish(now, order, rules)
  const conflicts = yield* conflictsOf(text, now, rules)
  const counted = yield* figuresInSteps({ ...text, claimed: NO_CLAIMS })
  const said = new Set(conflicts.map(({ rule }) => rule))
  const followed = (one: Rules) => rulesInWords(one).filter((rule) => !said.has(rule))
  const care = [
    ...(yield* careInSteps(text, counted, needsOf(order, profile), rules)),
    ...bodyCareToldBy(order.recipe.figures.origin.care),
  ]
  const { kind } = order.recipe
  const recipe: Recipe = {
    ...text,
    nutritionalInfo: nutritionalInfoOf(counted),
    ...(kind && { kind: { mealType: kind.mealType, dietary: dietsKept(rules, text, counted) } }),
    figures: {
      ...counted,
      swaps: swapsFor(text, counted, rules),
      origin: {
        ...now.figures.origin,
        checked: followed(rules),
        fromProfile: followed(rulesOfProfile(profile)),
        care,
        ...(conflicts.length > 0 && { conflicts }),
        dish,
      },
    },
  }
  return { recipe: answeredAgain(recipe, now), changed: [...changed, ...carbsSentence(now, recipe, changed)] }
}

/** The rules it was checked against still apply, together with the member's current profile. */
function rulesFor({ recipe }: FitOrder, profile: Profile | null): Rules {
  const checked = rulesFromWords(recipe.figures.origin.checked)
  if (checked) return unitedRules(rulesOfProfile(profile), checked)
  throw new AppError('invalid_request', {
    field: 'recipe.figures.origin.checked',
    message: 'We no longer know everything this recipe was checked against, so we left it as it is.',
  })
}

/** The recipe of the request as we count it: cleaned text, our figures, our notices. */
function* countedAgain({ recipe }: FitOrder): Steps<Recipe> {
  const { origin } = recipe.figures
  const text = {
    title: plainText(recipe.title),
    description: plainText(recipe.description),
    prepTime: recipe.prepTime,
    cookTime: recipe.cookTime,
    servings: recipe.servings,
    ingredients: yield* clean(recipe.ingredients),
    instructions: yield* clean(recipe.instructions),
    tips: yield* clean(recipe.tips),
  }
  if (text.ingredients.length === 0)
    throw new AppError('invalid_request', {
      field: 'recipe.ingredients',
      message: 'There is no such ingredient.',
    })
  const counted = yield* figuresInSteps({ ...text, claimed: NO_CLAIMS })
  const { brief } = origin
  return {
    ...text,
    nutritionalInfo: nutritionalInfoOf(counted),
    figures: {
      ...counted,
      origin: {
        provider: origin.provider,
        notice: origin.notice === EDITED ? EDITED : NOTICES[origin.provider],
        notes: yield* clean(origin.notes),
        ...(origin.changes && { changes: yield* clean(origin.changes) }),
        checked: [],
        fromProfile: [],
        care: [],
        ...(brief && {
          brief: {
            readings: brief.readings.map((one) => ({ ...one, text: plainText(one.text) })),
            answers: brief.answers.map((one) => ({ ...one, text: plainText(one.text) })),
          },
        }),
        dish: origin.dish,
      },
    },
  }
}

function* clean(lines: string[]): Steps<string[]> {
  const plain: string[] = []
  for (const line of lines) {
    plain.push(plainText(line))
    yield
  }
  return plain.filter(Boolean)
}

function* changedDish(now: Recipe, { fit, at, servings }: FitOrder, rules: Rules): Steps<Next> {
  if (fit === 'people' && servings === undefined) throw missing('servings')
  if (fit === 'without' && now.ingredients[at ?? -1] === undefined) throw missing('at')
  const asked = { fit, ...(at !== undefined && { at }), ...(servings !== undefined && { servings }) }
  // The book only cooks with foods it knows: a line that could not be read would be lost.
  const { lines } = now.figures
  const known =
    lines.length <= LONGEST && lines.every(({ foodId, negligible }) => foodId !== null || negligible)
  const cooked = known ? fitDish({ recipe: now, ...asked }, rules) : null
  yield
  if (!cooked) return { ...(yield* fitCounted(now, asked, rules)), dish: now.figures.origin.dish }
  const { title, description, prepTime, cookTime, ingredients, instructions, tips, book, tool } = cooked.plate
  return {
    text: {
      ...{ title, description, prepTime, cookTime, ingredients, instructions, tips },
      servings: cooked.plate.servings,
    },
    changed: cooked.changed,
    dish: keptOf({ id: book.id, tool }),
  }
}

/**
 * Lines of a dish that the book would cook again, more than any of its own has: it tries several versions, and each food makes that
 * slower.
 */
const LONGEST = 30

const missing = (field: string): AppError =>
  new AppError('invalid_request', { field, message: 'Please say what to change.' })

/**
 * Conflicts that existed before are shown to the owner; a change must not add a new one.
 * @throws AppError `cannot_be_done`
 */
function* conflictsOf(text: DishText, now: Recipe, rules: Rules): Steps<{ rule: string; term: string }[]> {
  const found = (yield* recipeViolationsInSteps(text, rules)).map(({ rule, term }) => ({ rule, term }))
  if (found.length === 0) return []
  const keyOf = ({ rule, term }: { rule: string; term: string }) => `${rule}\0${term}`
  const before = new Set((yield* recipeViolationsInSteps(now, rules)).map(keyOf))
  if (found.some((one) => !before.has(keyOf(one))))
    throw cannot(`We can’t change ${now.title} that way and still follow all your rules.`)
  return [...new Map(found.map((one) => [keyOf(one), one])).values()]
}

function needsOf({ recipe }: FitOrder, profile: Profile | null): CareNeeds {
  const told = needsToldBy(recipe.figures.origin.care)
  const own = careNeedsOf(null, profile)
  return {
    pregnancy: told.pregnancy || own.pregnancy,
    insulin: told.insulin || own.insulin,
    lows: told.lows || own.lows,
  }
}

function answeredAgain(recipe: Recipe, { figures: { origin, lines } }: Recipe): Recipe {
  const { brief } = origin
  if (!brief) return recipe
  const answers = answersOf(askedIn(brief.answers, brief.readings, lines), recipe)
  const { figures } = recipe
  return {
    ...recipe,
    figures: { ...figures, origin: { ...figures.origin, brief: { readings: brief.readings, answers } } },
  }
}

/** The change is about the grams, so they are always stated. */
function carbsSentence(before: Recipe, after: Recipe, said: string[]): string[] {
  const [was, is] = [before, after].map(({ figures }) => figures.perServing.carbs)
  if (typeof was !== 'number' || typeof is !== 'number' || Math.round(was) === Math.round(is)) return []
  const least = mayBeMore(after.figures) ? 'At least ' : ''
  const sentence = `${least}${Math.round(is)} g of carbs a serving instead of ${Math.round(was)} g.`
  return said.includes(sentence) ? [] : [sentence]
}
