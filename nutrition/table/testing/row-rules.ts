import { ALL_DIETS, DIETS } from '@evenplate/domain/diets'
import { DIET_ALLERGENS, DIET_WORDS } from '../../rules/words/diet-words.ts'
import { words } from '../../text/food-words.ts'
import { availableCarbs, type Food } from '../food.ts'
import type { FoodRow } from '../food-file.ts'

/** What is wrong with a row, in words, or null. `food` is what the table reads from the row. */
type RowRule = (row: FoodRow, food: Food) => string | null

/** @returns everything that is wrong with a row whose fields are well formed */
export const rowFaults = (row: FoodRow, food: Food): string[] =>
  RULES.flatMap((rule) => rule(row, food) ?? [])

const figuresComeFromOnePlace: RowRule = ({ per100g, madeOf }) =>
  (per100g === undefined) === (madeOf === undefined) ? 'needs either per100g or madeOf' : null

const figuresAreCited: RowRule = ({ per100g, usda, source, standIn }) => {
  if (per100g && !usda === !source) return 'per100g needs either usda or source'
  if (!per100g && (usda || source || standIn)) return 'cites usda, source or standIn without per100g'
  return null
}

/** A description that shares no word with the food's names is another food, unless the row names a stand-in. */
const usdaNameIsItsOwn: RowRule = ({ usda, name, aliases = [], standIn, exceptions }) => {
  if (!usda || standIn) return null
  const described = words(usda.description)
  const shared = [name, ...aliases].flatMap(words).some((word) => described.includes(word))
  return excused(
    shared,
    exceptions?.usdaName,
    'usdaName',
    () => `USDA means "${usda.description}": a standIn?`,
  )
}

// USDA computes carbohydrate as the rest of 100 g, so parts measured separately may add up to a little more.
const partsFitTheWhole: RowRule = (_, { per100g, unavailable = 0 }) => {
  const { fiber, sugars, saturatedFat } = per100g
  const [carbs, protein, fat] = [per100g.carbs ?? 0, per100g.protein ?? 0, per100g.fat ?? 0]
  if ((fiber ?? 0) > carbs + 0.1) return `${fiber} g fiber in ${carbs} g carbohydrate`
  if ((sugars ?? 0) > carbs + 1) return `${sugars} g sugars in ${carbs} g carbohydrate`
  if (unavailable > carbs) return `${unavailable} g unavailable in ${carbs} g carbohydrate`
  if ((saturatedFat ?? 0) > fat + 0.1) return `${saturatedFat} g saturated fat in ${fat} g fat`
  const sum = carbs + protein + fat
  return sum > 101.5 ? `${round(sum)} g carbohydrate, protein and fat in 100 g` : null
}

/** Cans, jars and smokehouses add salt: figures of the same food before that show too little sodium. */
const saltedFoodHasSodium: RowRule = ({ name, aliases = [], group, usda, exceptions }, { per100g }) => {
  if (group === 'fruit' || per100g.sodium === null) return null
  if (SOLD_SALTED.test((usda?.description ?? '').toLowerCase())) return null
  const salted = [name, ...aliases].find(
    (one) => SOLD_SALTED.test(one) && !/\b(?:unsalted|no[- ]salt|low[- ]sodium)\b/.test(one),
  )
  return excused(
    salted === undefined || per100g.sodium >= 100,
    exceptions?.sodium,
    'sodium',
    () => `${per100g.sodium} mg sodium in 100 g of "${salted}": sodiumFrom?`,
  )
}

const SOLD_SALTED = /\b(?:canned|tinned|jarred|pickled|salted|smoked|brined|cured|marinated|bouillon)\b/

/** 4/4/9 kcal per gram, fiber 2; USDA uses factors for each food, which stay within 15% or 25 kcal of it. */
const energyFollows: RowRule = ({ exceptions }, { per100g, unavailable = 0 }) => {
  const { calories, carbs, fiber, protein, fat } = per100g
  if (calories === null || carbs === null || protein === null || fat === null) return null
  const expected = 4 * (carbs - unavailable - (fiber ?? 0)) + 2 * (fiber ?? 0) + 4 * protein + 9 * fat
  const follows = Math.abs(expected - calories) <= Math.max(25, 0.15 * calories)
  return excused(
    follows,
    exceptions?.energy,
    'energy',
    () => `${round(calories)} kcal, but its parts give ${round(expected)}`,
  )
}

/** No index below 5 g of available carbohydrate per 100 g, except for milks: they are drunk by the cup. */
const indexWhereSugarRises: RowRule = ({ gi, giLike }, food) => {
  if (gi && giLike) return 'has both gi and giLike'
  const available = availableCarbs(food) ?? 0
  if (available >= 5 && !food.gi)
    return `${round(available)} g available carbohydrate, but neither gi nor giLike`
  if (available < 5 && food.gi && !/milk/.test(food.id))
    return `a glycemic index, but ${round(available)} g available carbohydrate`
  return null
}

const isWeighed: RowRule = (_, { measures }) =>
  measures.length === 0 ? 'needs measures or estimatedMeasures' : null

const eachUnitHasOneWeight: RowRule = ({ measures = {}, estimatedMeasures = {} }) => {
  const twice = Object.keys(measures).filter((unit) => unit in estimatedMeasures)
  return twice.length > 0
    ? `weighs a ${twice.join(' and a ')} both in measures and in estimatedMeasures`
    : null
}

/** 16 tablespoons or 48 teaspoons in a cup, within 30%. */
const spoonsFillACup: RowRule = ({ exceptions }, { measures }) => {
  const grams = (unit: string) => measures.find((measure) => measure.unit === unit)?.grams
  const [cup, tbsp, tsp] = [grams('cup'), grams('tbsp'), grams('tsp')]
  const near = (a?: number, b?: number) =>
    a === undefined || b === undefined || Math.abs(a - b) <= Math.max(0.6, 0.3 * b)
  const alike = near(tsp && tsp * 3, tbsp) && near(tbsp && tbsp * 16, cup)
  return excused(
    alike,
    exceptions?.spoons,
    'spoons',
    () => `cup ${cup}, tbsp ${tbsp}, tsp ${tsp} g do not agree`,
  )
}

/** What each allergen implies: other allergens, and the diets it breaks. */
const allergensAndDietsAgree: RowRule = (_, { allergens, breaks, group }) => {
  const has = (allergen: Food['allergens'][number]) => allergens.includes(allergen)
  if ((has('peanuts') || has('tree-nuts')) !== has('nuts'))
    return 'nuts, and peanuts or tree-nuts, come together'
  if (has('wheat') && !has('gluten')) return 'wheat without gluten'
  if (group === 'dairy' && !has('dairy')) return 'group dairy without the allergen dairy'
  for (const diet of ALL_DIETS.filter((one) => DIETS[one].isStrict)) {
    const held = DIET_ALLERGENS[diet].find(has)
    if (held && !breaks.includes(diet)) return `${held}, but does not break ${diet}`
    if (!held && breaks.includes(diet) && DIET_WORDS[diet].length === 0)
      return `breaks ${diet}, but has no ${DIET_ALLERGENS[diet].join(' or ')}`
  }
  for (const [mild, strict] of [
    ['vegetarian', 'vegan'],
    ['low-carb', 'keto'],
  ] as const)
    if (breaks.includes(mild) && !breaks.includes(strict)) return `breaks ${mild}, but not ${strict}`
  return null
}

const RULES = [
  figuresComeFromOnePlace,
  figuresAreCited,
  usdaNameIsItsOwn,
  partsFitTheWhole,
  energyFollows,
  saltedFoodHasSodium,
  indexWhereSugarRises,
  isWeighed,
  eachUnitHasOneWeight,
  spoonsFillACup,
  allergensAndDietsAgree,
]

/** A row that breaks a rule must say why; a row that does not must not. */
function excused(kept: boolean, why: string | undefined, rule: string, fault: () => string): string | null {
  if (kept) return why ? `exceptions.${rule} is not needed` : null
  return why ? null : `${fault()} (correct it, or say why under exceptions.${rule})`
}

const round = (grams: number) => Math.round(grams * 100) / 100
