import type { Answer } from '@evenplate/domain/brief'
import { mayBeMore } from '@evenplate/domain/left-out'
import type { Recipe } from '@evenplate/domain/recipe'
import { foodById } from '@evenplate/nutrition/table/foods'
import type { Limit } from '../brief.ts'
import { ofFigure, sodiumOf } from '../readings.ts'
import type { Asked } from './answers.ts'
import { keepsTo } from './holds.ts'
import { pansIn } from './pans.ts'
import {
  BLENDED,
  CHEAP,
  CREAMY,
  DEAR,
  firmAfter,
  isSmallRecipe,
  measureOf,
  PANTRY,
  SIMPLE,
  SUGAR,
  UNWATCHED,
} from './qualities.ts'

/** What was asked for without a figure, answered with one: "plenty of fiber: 8 g". */
export function qualityAnswers(brief: Asked, recipe: Recipe): Answer[] {
  const isSmall = isSmallRecipe(
    brief.readings.map(({ id }) => id),
    recipe.figures.origin.dish?.id,
  )
  return brief.readings.flatMap(({ id }) => {
    const style = id.replace(/^style:/, '')
    const wish = measureOf(style, isSmall)
    // A figure that was given is answered by itself.
    if (wish && !brief.limits.some(({ figure }) => figure === wish.figure))
      return [measuredAnswer(id, style, wish, recipe)]
    // A limit of sodium has its own answer.
    const other =
      style === 'low-salt' && brief.readings.some((one) => sodiumOf(one.id.slice(6)))
        ? null
        : OTHERS.get(style)
    const most = Number(/^ingredients-(\d+)$/.exec(style)?.[1] ?? 0)
    if (most > 0) return [fewAnswer(id, most, recipe)]
    return other ? [{ reading: id, ...other(recipe, brief) }] : []
  })
}

type Said = Omit<Answer, 'reading'>

/** "A skillet, a pot and a baking dish". */
const listed = (all: readonly string[]): string =>
  all.length === 1 ? all[0]! : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`

/** Grams of a serving, liquids included, that nobody calls small. */
const SMALL_PLATE = 550

const ASKED: ReadonlyMap<string, string> = new Map([
  ['high-fibre', 'plenty of fiber'],
  ['low-fibre', 'little fiber'],
  ['high-protein', 'plenty of protein'],
  ['low-protein', 'little protein'],
  ['low-fat', 'little fat'],
  ['low-calorie', 'few calories'],
  ['light', 'something light'],
  ['small', 'a small portion'],
  ['filling', 'something filling'],
  ['steady', 'something gentle on blood sugar'],
])

function measuredAnswer(reading: string, style: string, wish: Limit, { figures, servings }: Recipe): Answer {
  const { figure, kind, value } = wish
  const asked = `You asked for ${ASKED.get(style) ?? style}`
  const is = figures?.perServing[figure] ?? null
  if (is === null) return { reading, held: false, text: `${asked}; we could not count this dish.` }
  const mayPass = kind === 'at-most' && mayBeMore(figures)
  const held = keepsTo(wish, is) && !mayPass
  const weighs = figures.lines.reduce((sum, { grams }) => sum + (grams ?? 0), 0) / servings
  if (held && style === 'small' && weighs > SMALL_PLATE)
    return {
      reading,
      held: false,
      text: `${asked}; a serving of this weighs about ${Math.round(weighs / 10) * 10} g before cooking, with ${Math.round(is)} calories: take less, or eat it in two sittings.`,
    }
  const has = `${mayPass ? 'at least ' : ''}${Math.round(is)} ${ofFigure(figure)}`
  if (!held)
    return {
      reading,
      held,
      text: `${asked}; a serving of this has ${has}, and we count ${value} or ${kind === 'at-most' ? 'less' : 'more'} as that.`,
    }
  const more =
    style === 'steady'
      ? `${figures.perServing.glycemicLoad === null ? '' : ` and a glycemic load of ${Math.round(figures.perServing.glycemicLoad)}`}. No food is sure not to raise yours, so check`
      : style === 'low-protein'
        ? '. How much is right is for your kidney team to say'
        : ''
  return { reading, held, text: `${asked}: a serving has ${has}${more}.` }
}

/** As a cook counts them: a food once, and none of salt, pepper, water and oil. */
const ingredientsOf = ({ figures }: Recipe): number =>
  new Set(figures.lines.map(({ foodId, line }) => foodId ?? line).filter((id) => !PANTRY.test(id))).size

function fewAnswer(reading: string, most: number, recipe: Recipe): Answer {
  const count = ingredientsOf(recipe)
  const held = count <= most
  return {
    reading,
    held,
    text: `You asked for at most ${most} ingredients${held ? ': ' : '; this has '}${count} besides salt, pepper, water and oil.`,
  }
}

/** The most sodium of a dish that we call low in salt, as far as no other limit was given. */
const LITTLE_SODIUM = 600

/** Bought foods that usually have sugar in them. */
const SUGAR_INSIDE =
  /^(?:(?:dark|milk|white|semisweet|bittersweet)-chocolate|chocolate-(?!unsweetened)|granola|cranberries-dried|bbq-sauce|barbecue-sauce|ketchup$|hoisin|teriyaki|graham|ladyfinger|vanilla-wafer|sweet-chili|honey-mustard|cookie)/

/** How long it keeps, as the recipe says it. */
function madeAhead({ tips = [] }: Recipe): Said {
  const said = tips.flatMap((tip) => tip.split(/(?<=\.) /)).find((one) => KEEPS.test(one))
  return said
    ? { held: true, text: `You asked for something to make ahead. ${said}` }
    : {
        held: false,
        text: 'You asked for something to make ahead; this recipe does not say how long it keeps.',
      }
}

const KEEPS =
  /\bkeeps?\b[^.]*\b(?:days?|week|refrigerator|fridge)|\bmake (?:it|them) (?:ahead|the day before)/i
/** Foods that make a dish hot. */
const HOT =
  /cayenne|red-pepper-flakes|chil[ei]|jalapeno|serrano|habanero|scotch-bonnet|sriracha|sambal|gochu|hot-sauce|tabasco|harissa|chipotle|curry-paste|kimchi|berbere|aji-|horseradish|wasabi/

const SHEET = 'a sheet pan'

const OTHERS: ReadonlyMap<string, (recipe: Recipe, brief: Asked) => Said> = new Map(
  Object.entries<(recipe: Recipe, brief: Asked) => Said>({
    'one-pan': ({ instructions }) => {
      const steps = instructions.join(' ')
      const [pan = 'one dish', ...others] = pansIn(steps)
      if (others.length > 0)
        return { held: false, text: `You asked for one pan; this uses ${listed([pan, ...others])}.` }
      const warmed = /\bmicrowave\b/i.test(steps) ? ', and some of it in the microwave' : ''
      return { held: true, text: `You asked for one pan: it is cooked in ${pan}${warmed}.` }
    },
    'sheet-pan': ({ instructions }) => {
      const pans = pansIn(instructions.join(' '))
      const others = pans.filter((pan) => pan !== SHEET)
      const held = pans.includes(SHEET) && others.length === 0
      const uses = others.length > 0 ? listed(pans) : 'none'
      return {
        held,
        text: `You asked for one sheet pan${held ? ': that is what it is cooked on' : `; this uses ${uses}`}.`,
      }
    },
    'make-ahead': madeAhead,
    'occasion:meal-prep': madeAhead,
    'heat:hot': ({ figures }) =>
      figures.lines.some(({ foodId }) => HOT.test(foodId ?? ''))
        ? { held: true, text: 'You asked for something spicy: it is.' }
        : {
            held: false,
            text: 'You asked for something spicy; nothing in this is hot, so add pepper flakes or hot sauce on your plate.',
          },
    freezer: ({ tips = [] }) => {
      const said = tips.flatMap((tip) => tip.split(/(?<=\.) /)).find((one) => /\bfreez/i.test(one))
      const held = said !== undefined && !/\b(?:not|never|n['’]t) freeze/i.test(said)
      return held
        ? { held, text: `You asked for something that freezes well. ${said}` }
        : {
            held,
            text: 'You asked for something that freezes well; nothing in this recipe says that it does.',
          }
    },
    simple: (recipe) => {
      const count = ingredientsOf(recipe)
      const { prepTime, cookTime } = recipe
      const isLeftAlone = prepTime <= SIMPLE.work && UNWATCHED.has(recipe.figures.origin.dish?.tool ?? '')
      const held = count <= SIMPLE.ingredients && (isLeftAlone || prepTime + cookTime <= SIMPLE.minutes)
      const has = `${count} ingredients besides salt, pepper and oil, ${prepTime} minutes to prepare and ${cookTime} to cook`
      return { held, text: `You asked for something simple${held ? ': ' : '; this has '}${has}.` }
    },
    budget: (recipe) => {
      const dear = namesOf(recipe, DEAR)
      const cheap = namesOf(recipe, CHEAP)
      if (dear.length > 0)
        return { held: false, text: `You asked for something cheap; the ${dear[0]} in it may cost more.` }
      if (cheap.length === 0)
        return { held: false, text: 'You asked for something cheap; this is not made of our cheapest foods.' }
      return {
        held: true,
        text: `You asked for something cheap: it is made of everyday foods such as ${cheap.slice(0, 2).join(' and ')}.`,
      }
    },
    'low-salt': ({ figures }, { readings }) => {
      const is = figures.perServing.sodium
      const added = figures.lines.some(({ foodId }) => foodId === 'salt')
      const noSalt = readings.some(({ id }) => id === 'style:no-added-salt')
      const has =
        is === null ? null : `${mayBeMore(figures) ? 'at least ' : ''}${Math.round(is)} mg of sodium`
      const held = is !== null && is <= LITTLE_SODIUM && !mayBeMore(figures) && !(noSalt && added)
      if (has === null)
        return { held, text: 'You asked for little salt; we could not count the sodium of this dish.' }
      return {
        held,
        text: held
          ? `You asked for little salt: a serving has ${has}, without salt added to taste.`
          : `You asked for little salt; a serving of this has ${has}.`,
      }
    },
    'no-added-salt': ({ figures }) => {
      const added = figures.lines.some(({ foodId }) => foodId === 'salt')
      return added
        ? { held: false, text: 'You asked for no added salt; this has some, which you can leave out.' }
        : {
            held: true,
            text: 'You asked for no added salt: none is added. What bought foods contain is counted in the sodium.',
          }
    },
    'texture:soft': (recipe) => {
      const firm = namesOf(recipe, firmAfter(recipe.cookTime))
      return firm.length > 0
        ? {
            held: false,
            text: `You asked for something soft; the ${firm.slice(0, 2).join(' and ')} may stay firm: leave it out, or cook it until a fork goes in easily.`,
          }
        : {
            held: true,
            text: 'You asked for something soft: nothing in it has to stay firm. Cook it until a fork goes in easily, cut it small, and take out any skin and bones.',
          }
    },
    'texture:creamy': (recipe) =>
      namesOf(recipe, CREAMY).length > 0 || BLENDED.test(recipe.instructions.join(' '))
        ? { held: true, text: 'You asked for something creamy: it is.' }
        : { held: false, text: 'You asked for something creamy; nothing in this makes it so.' },
    'no-added-sugar': (recipe) => {
      const sugar = namesOf(recipe, SUGAR)
      const inside = namesOf(recipe, SUGAR_INSIDE)
      if (sugar.length > 0)
        return { held: false, text: `You asked for no added sugar; this has ${sugar.join(' and ')}.` }
      if (inside.length > 0)
        return {
          held: false,
          text: `You asked for no added sugar; the ${inside.join(' and ')} in this may be sold with sugar in it, so look for one without.`,
        }
      return {
        held: true,
        text: 'You asked for no added sugar: there is no sugar, honey or syrup among its ingredients.',
      }
    },
  }),
)

/** The foods of a dish that a pattern finds, by the names of the table. */
const namesOf = ({ figures }: Recipe, pattern: RegExp): string[] => [
  ...new Set(
    figures.lines.flatMap(({ foodId }) =>
      foodId !== null && pattern.test(foodId) ? (foodById(foodId)?.name.toLowerCase() ?? []) : [],
    ),
  ),
]
