import type { Answer, Reading } from '@evenplate/domain/brief'
import { mayBeMore } from '@evenplate/domain/left-out'
import type { Recipe } from '@evenplate/domain/recipe'
import { namesFood } from '@evenplate/nutrition/rules/avoid/meaning'
import { MACHINES_WANTED } from '@evenplate/words/machines'
import { partsIn } from '@evenplate/words/parts'
import { patternOf } from '@evenplate/words/row'
import { SWEETENERS_SOLD } from '@evenplate/words/sweeteners'
import { UNCOUNTED_STYLES } from '@evenplate/words/uncounted'
import { dishById } from '../../dish-book/dishes/all-dishes.ts'
import { shareAtHand, usedOf } from '../at-hand.ts'
import type { Brief, BriefFood, Limit, NamedDish, Tool } from '../brief.ts'
import { dishInWords, ofFigure, slugOf, sodiumOf } from '../readings.ts'
import { type Breach, keepsTo, mayBreak } from './holds.ts'
import { kitchenAnswers } from './kitchens.ts'
import { panAnswers } from './pans.ts'
import { pieceAnswers } from './piece-answers.ts'
import { qualityAnswers } from './quality-answers.ts'
import { isSameFood } from './same-food.ts'
import { saturatedAnswers } from './saturated.ts'

/** The parts of a brief that a finished dish can answer. */
export type Asked = Pick<
  Brief,
  | 'dish'
  | 'also'
  | 'either'
  | 'foods'
  | 'instead'
  | 'limits'
  | 'minutes'
  | 'servings'
  | 'servingsSaid'
  | 'atHand'
  | 'tools'
  | 'readings'
> &
  Partial<Pick<Brief, 'unwanted' | 'aDay' | 'others' | 'servingsAsked' | 'strange'>>

/**
 * How a finished recipe answers a brief: one sentence for each thing asked for. Foods and dish first, then limits, from the counted
 * figures, whichever provider cooked it.
 */
export function answersOf(brief: Asked, recipe: Recipe): Answer[] {
  return [
    ...dishAnswers(brief, recipe),
    ...brief.foods.map((food) => foodAnswer(food, brief, recipe)),
    ...kitchenAnswers(brief, recipe),
    ...brief.limits.map((limit) => limitAnswer(limit, brief, recipe)),
    ...dayAnswer(brief, recipe),
    ...othersAnswers(brief, recipe),
    ...minutesAnswer(brief, recipe),
    ...toolAnswer(brief, recipe),
    ...peopleAnswer(brief, recipe),
    ...pieceAnswers(brief.readings, recipe),
    ...atHandAnswers(brief, recipe),
    ...refusedAnswers(brief),
    ...strangeAnswers(brief),
    ...sodiumAnswers(brief, recipe),
    ...saturatedAnswers(brief, recipe),
    ...uncountedAnswers(brief),
    ...wheatAnswers(brief, recipe),
    ...machineAnswers(brief, recipe),
    ...panAnswers(brief, recipe),
    ...qualityAnswers(brief, recipe),
  ]
}

/**
 * The same for a dish that was not composed from the brief. Each breach found is shown, one answer per reading, and
 * replaces an answer that contradicts it.
 */
export function answersWith(breaches: readonly Breach[], brief: Brief, recipe: Recipe): Answer[] {
  const broken = new Map<string, Answer>()
  for (const { reading, said } of breaches) {
    const known = broken.get(reading)
    broken.set(reading, { reading, held: false, text: known ? `${known.text} ${said}` : said })
  }
  const kept = answersOf(brief, recipe).map((answer) => {
    const wrong = broken.get(answer.reading)
    broken.delete(answer.reading)
    return wrong && answer.held ? wrong : answer
  })
  return [...broken.values(), ...kept]
}

/** The reading that shows it on the page, or a made-up id if the brief has no such reading. */
function readingOf({ readings }: Asked, kind: Reading['kind'], id: string): string {
  const same = readings.filter((one) => one.kind === kind)
  return (
    (
      same.find((one) => one.id === id) ??
      same.find((one) => one.id.startsWith(`${id}:`)) ??
      (same.length === 1 ? same[0] : undefined)
    )?.id ?? id
  )
}

const slug = (said: string): string => said.toLowerCase().replace(/[^a-z0-9]+/g, '-')

function dishAnswers(brief: Asked, recipe: Recipe): Answer[] {
  const one = cookedOf(brief, recipe)
  return [...(one ? [one] : []), ...(brief.also ?? [])].flatMap((dish) => dishAnswer(dish, brief, recipe))
}

/** Of dishes of which one is enough, the one that was cooked. */
function cookedOf({ dish, either = [] }: Asked, { figures }: Recipe): NamedDish | null {
  const cooked = figures?.origin.dish?.id.split('+') ?? []
  return either.find(({ id }) => id !== null && cooked.includes(id)) ?? dish
}

function dishAnswer(dish: NamedDish, brief: Asked, recipe: Recipe): Answer[] {
  const { id, said, called, foods } = dish
  const cooked = recipe.figures?.origin.dish?.id.split('+')
  const reading = readingOf(brief, 'dish', `dish:${id ?? slug(said)}`)
  // The name alone identifies a model's dish; its ingredients are checked elsewhere.
  if (id === null || !cooked) return []
  const title = dishById(id)?.title ?? said
  // "Low carb lasagna, no zucchini" is not called zucchini lasagna.
  const refused = new Set(brief.unwanted?.flatMap((food) => lower(food).split(' ')))
  const isNamed = !lower(title)
    .split(' ')
    .some((word) => refused.has(word))
  const shown = !isNamed
    ? said
    : cooked.includes(id)
      ? dishInWords(dish, brief, lower(title))
      : (called ?? lower(title))
  // A no-bake cheesecake is a cheesecake, and shrimp tacos are tacos.
  // "Arepas with Cheese" are arepas, and so are those of almond flour.
  const names = [called ?? title, title].map((name) =>
    lower(name)
      .replace(/ with .*$/, '')
      .replace(/s$/, ''),
  )
  const held =
    cooked.includes(id) ||
    // "Broccoli soup" without cheddar is still a broccoli soup.
    (called !== undefined && lower(recipe.title) === called.toLowerCase()) ||
    cooked.some((one) => {
      const made = lower(dishById(one)?.title ?? '').replace(/s$/, '')
      return names.some((name) => made.endsWith(` ${name}`))
    })
  // "Salmon with asparagus" only names two foods.
  const isSecond = brief.also?.some((dish) => dish.id === id) && brief.dish && brief.dish.id !== id
  if (!held && isSecond && !foods)
    return [
      {
        reading,
        held: false,
        text: `You also asked for ${lower(title)}: that is a dish of its own, so ask for it in another request.`,
      },
    ]
  if (!held && foods) return foods.map((food) => ({ ...foodAnswer(food, brief, recipe), reading }))
  // Asked for as "moong dal" and cooked as lentil dal: both names are said.
  const isOther = isNamed && called && cooked.includes(id) && wordsOf(called) !== wordsOf(title)
  if (isOther) return [{ reading, held: true, text: `You asked for ${called}: this is ${lower(title)}.` }]
  return [
    held
      ? { reading, held: true, text: `You asked for ${shown}: this is it.` }
      : { reading, held: false, text: `You asked for ${shown}; this is a different dish.` },
  ]
}

const lower = (title: string): string => title.toLowerCase()

const wordsOf = (name: string): string =>
  lower(name)
    .split(/[^\p{L}]+/u)
    .map((word) => word.replace(/s$/, ''))
    .join(' ')

/** Gravy that is made here, and not bought, is a dish beside the other. */
const isCooked = ({ said }: BriefFood, figures: Recipe['figures']): boolean =>
  (figures?.origin.dish?.id.split('+') ?? []).some((id) => lower(dishById(id)?.title ?? '') === lower(said))

function foodAnswer(food: BriefFood, brief: Asked, { figures }: Recipe): Answer {
  const reading = readingOf(brief, 'food', `food:${slug(food.said)}`)
  const instead = new Map(brief.instead.map(({ food: from, by }) => [from, by]))
  const ids = new Set(food.ids.flatMap((id) => [id, instead.get(id) ?? id]))
  const line = figures?.lines.find(
    ({ foodId }) => foodId !== null && [...ids].some((id) => isSameFood(foodId, id)),
  )
  const meat =
    line && food.ids.every(isMeatless) ? figures?.lines.find(({ foodId }) => isMeat(foodId)) : undefined
  if (meat)
    return {
      reading,
      held: false,
      text: `You asked for ${food.said}: it is in this dish, but beside meat and not in its place.`,
    }
  const madeOf = SWEETENERS_SOLD.get(lower(food.said))
  const it = madeOf ? `${madeOf}, which it is mostly made of,` : 'it'
  return line || isCooked(food, figures)
    ? { reading, held: true, text: `You asked for ${food.said}: ${it} is in this dish.` }
    : { reading, held: false, text: `You asked for ${food.said}; it is not in this dish.` }
}

/** Quorn, soya mince and the like are asked for in place of a meat. */
const isMeatless = (id: string): boolean =>
  /^(?:tvp|quorn|plant-mince|meatless-|seitan|veggie-burger|soy-(?:chicken|meatballs|sausage|bacon))/.test(id)

const isMeat = (id: string | null): boolean =>
  id !== null &&
  !/broth|stock|bouillon|fat|soup|gravy/.test(id) &&
  /^(?:ground-|beef-|pork-|lamb-|chicken-|turkey-|veal|venison|bison|skirt-steak|ribeye|roast-beef|bacon|ham(?:-|$)|italian-sausage|breakfast-sausage|chorizo|kielbasa|andouille|bratwurst|whole-chicken)/.test(
    id,
  )

export const WORDS = { 'at-most': 'at most', 'at-least': 'at least', about: 'about' } as const

function limitAnswer(limit: Limit, brief: Asked, { figures }: Recipe): Answer {
  const { figure, kind, value } = limit
  const reading = readingOf(brief, 'limit', `limit:${figure === 'netCarbs' ? 'net-carbs' : figure}:${kind}`)
  const asked = `You asked for ${WORDS[kind]} ${value} ${ofFigure(figure)}`
  const is = figures?.perServing[figure] ?? null
  if (is === null) return { reading, held: false, text: `${asked}; we could not count this dish.` }
  const held = keepsTo(limit, is)
  if (held && kind !== 'at-least' && mayBeMore(figures) && mayBreak(limit, figures))
    return {
      reading,
      held: false,
      text: `${asked}; this has at least ${shown(is, value, held)}${figure === 'calories' ? '' : ' g'}, and not all of it could be counted.`,
    }
  const grams = `${shown(is, value, held && kind !== 'at-most')} ${figure === 'calories' ? '' : 'g'}`.trim()
  return { reading, held, text: held ? `${asked}: ${grams}.` : `${asked}; this has ${grams}.` }
}

/** In whole numbers, unless rounding would make a missed limit look met, or one that is just met look missed. */
function shown(is: number, value: number, mayRound: boolean): string {
  const whole = Math.round(is)
  return !mayRound && whole === value && is !== value ? is.toFixed(1) : String(whole)
}

/** A day's carbohydrate is divided by whoever eats it: we say how much of it one serving is. */
function dayAnswer({ aDay }: Asked, { figures }: Recipe): Answer[] {
  const is = aDay ? (figures?.perServing[aDay.figure] ?? null) : null
  if (!aDay || is === null) return []
  const held = is <= aDay.value
  const unit = aDay.figure === 'carbs' ? ' g' : ''
  return [
    {
      reading: 'day',
      held,
      text: `You have ${aDay.value} ${ofFigure(aDay.figure)} a day${held ? ':' : ';'} a serving of this is ${Math.round(is)}${unit} of them.`,
    },
  ]
}

/** Somebody else's carbohydrate, as a share of a serving. */
function othersAnswers({ others = [] }: Asked, { figures }: Recipe): Answer[] {
  const is = figures?.perServing.carbs ?? null
  if (is === null) return []
  return others.map(({ who, value }) => {
    const share = is > 0 ? value / is : 1
    const part =
      share >= 0.95 && share <= 1.05
        ? 'that is one serving.'
        : `that is about ${Math.round(share * 10) / 10 || 0.1} of a serving, which has ${Math.round(is)} g.`
    return {
      reading: `other:${who}`,
      held: true,
      text: `You asked for ${value} g of carbs for your ${who}: ${part}`,
    }
  })
}

function minutesAnswer(brief: Asked, { prepTime, cookTime }: Recipe): Answer[] {
  if (brief.minutes === null) return []
  const total = prepTime + cookTime
  const held = total <= brief.minutes
  const reading = readingOf(brief, 'minutes', 'minutes')
  const text = `You have ${brief.minutes} minutes; this takes ${total}.`
  return [{ reading, held, text }]
}

export const TOOLS: Record<Tool, string> = {
  stove: 'the stove',
  oven: 'the oven',
  'slow-cooker': 'a slow cooker',
  'pressure-cooker': 'a pressure cooker',
  'air-fryer': 'an air fryer',
  microwave: 'a microwave',
  grill: 'a grill',
  blender: 'a blender',
  none: 'no cooking',
}

const IN_STEPS: Partial<Record<Tool, RegExp>> = {
  oven: /\b(?:oven|broil(?:er)?|bake)\b/i,
  'slow-cooker': /\bslow cooker\b/i,
  'pressure-cooker': /\bpressure\b/i,
  'air-fryer': /\bair fryer\b/i,
  microwave: /\bmicrowave\b/i,
  grill: /\bgrill/i,
  blender: /\bblend/i,
  stove: /\b(?:skillet|saucepan|pot|wok|simmer|stove|pan)\b/i,
}

const HEATS: Tool[] = ['oven', 'slow-cooker', 'pressure-cooker', 'air-fryer', 'grill', 'stove']

function toolAnswer(brief: Asked, { instructions, figures }: Recipe): Answer[] {
  const { use, without } = brief.tools
  const text = instructions.join(' ')
  const uses = (tool: Tool): boolean => IN_STEPS[tool]?.test(text) ?? false
  const asked = use
    ? [
        {
          reading: readingOf(brief, 'tool', `tool:${use}`),
          held: use === 'none' ? !HEATS.some(uses) : figures?.origin.dish?.tool === use || uses(use),
          name: TOOLS[use],
        },
      ]
    : []
  return [
    ...asked.map(({ reading, held, name }) => ({
      reading,
      held,
      text: held
        ? `You asked for ${name}: that is how it is made.`
        : `You asked for ${name}; it is made another way.`,
    })),
    ...without.map((tool) => {
      const held = !uses(tool)
      const name = TOOLS[tool].replace(/^(?:the|an?) /, '')
      return {
        reading: readingOf(brief, 'tool', `tool:no-${tool}`),
        held,
        text: held ? `You asked for no ${name}: none is used.` : `You asked for no ${name}; this uses one.`,
      }
    }),
  ]
}

function peopleAnswer(brief: Asked, { servings }: Recipe): Answer[] {
  if (!brief.servingsSaid) return []
  const reading = readingOf(brief, 'people', 'people')
  const asked = brief.servingsAsked ?? brief.servings
  return asked === servings
    ? [{ reading, held: true, text: `You cook for ${servings}: the amounts are for ${servings}.` }]
    : [{ reading, held: false, text: `You cook for ${asked}; the amounts are for ${servings}.` }]
}

/** Of each food that somebody has only so much of: whether it suffices. */
const atHandAnswers = ({ atHand = [] }: Asked, { figures, servings }: Recipe): Answer[] =>
  atHand.flatMap((food) => {
    const { lines, grams } = usedOf(food, figures.lines)
    const [line] = lines
    if (!line) return []
    const held = shareAtHand(food, grams, servings) >= 1
    const text = held
      ? `You have ${food.said}: enough for ${servings}.`
      : `You have ${food.said}; for ${servings} this takes ${line.line.replace(/ ?[(,].*$/, '')}.`
    return [{ reading: `at-hand:${food.ids[0]}`, held, text }]
  })

/** A refused food that no table knows may be in a dish under another name: the page must say so. */
const refusedAnswers = ({ unwanted = [] }: Asked): Answer[] =>
  unwanted
    .filter((term) => !namesFood(term) && partsIn([term]).length === 0)
    .map((term) => ({
      reading: `without:${slugOf(term)}`,
      held: false,
      text: `${UNKNOWN}${term}${UNSURE}`,
    }))

/** A word that may name a food: nothing was done about it. */
const strangeAnswers = ({ strange = [] }: Asked): Answer[] =>
  strange.map((said) => ({
    reading: `strange:${slugOf(said)}`,
    held: false,
    text: `${UNKNOWN}“${said}”: if it is a food, this dish is without it.`,
  }))

/** A dough of whole wheat that the dish was not made of. */
const wheatAnswers = ({ readings }: Asked, { figures }: Recipe): Answer[] =>
  readings.flatMap(({ id }) =>
    id === 'style:whole-wheat-dough' && !figures?.lines.some(({ foodId }) => /whole-wheat/.test(foodId ?? ''))
      ? [
          {
            reading: id,
            held: false,
            text: 'You asked for a whole wheat dough; this recipe counts the usual one. A whole wheat one can take its place.',
          },
        ]
      : [],
  )

/** A machine that the steps do not use. */
const machineAnswers = ({ readings }: Asked, { instructions }: Recipe): Answer[] =>
  readings.flatMap(({ id }) => {
    const machine = MACHINES_WANTED.find(({ means }) => id === `style:${means}`)
    if (!machine) return []
    const held = patternOf(machine).test(instructions.join(' ').toLowerCase())
    const text = held ? ': that is how it is made.' : '; it is made another way.'
    return [{ reading: id, held, text: `You asked for ${machine.said}${text}` }]
  })

/** From the counted figures, like other limits; salt that is added to taste is in none. */
const sodiumAnswers = ({ readings }: Asked, { figures }: Recipe): Answer[] =>
  readings.flatMap(({ id }) => {
    const most = sodiumOf(id.replace(/^style:/, ''))
    if (most === null) return []
    const asked = `You asked for at most ${most} mg of sodium`
    const is = figures?.perServing.sodium ?? null
    if (is === null) return [{ reading: id, held: false, text: `${asked}; we could not count it here.` }]
    const held = is <= most && !mayBeMore(figures)
    const has = `${mayBeMore(figures) ? 'at least ' : ''}${shown(is, most, is <= most)} mg`
    return [
      {
        reading: id,
        held,
        text: held
          ? `${asked}: ${has}, without salt added to taste.`
          : `${asked}; this has ${has} a serving.`,
      },
    ]
  })

/** Potassium and the like: the page must say that nobody has counted it. */
const uncountedAnswers = ({ readings }: Asked): Answer[] =>
  readings.flatMap(({ id, text }) => {
    const uncounted = UNCOUNTED_STYLES.get(id.replace(/^style:/, ''))
    return uncounted
      ? [
          {
            reading: id,
            held: false,
            text: `You asked for a dish ${text}; we don’t count ${uncounted.name}${uncounted.leftOut ? ', and only left out foods known for it' : ''}, so check its ingredients against your own list.`,
          },
        ]
      : []
  })

export const UNKNOWN = 'We don’t know '
export const UNSURE = ', so we could not make sure that this dish is without it.'
