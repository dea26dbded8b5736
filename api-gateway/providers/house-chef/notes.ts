import { foodKeeps, type Rules } from '@evenplate/nutrition/rules/rules'
import { isPlural } from './building/cooking.ts'
import { KITS } from './building/kits.ts'
import type { Form } from './forms/form.ts'
import type { Dish, FormTask } from './wish/dish.ts'
import { isGiven, type Want } from './wish/wants.ts'

/** What was asked for but is not in the dish, one sentence each, with the reason. */
export function notesOn(dish: Omit<Dish, 'notes'>, form: Form, order: FormTask): string[] {
  const used = new Set(dish.items.map(({ entry }) => entry.food.id))
  const missing = order.wants.filter(
    (want) =>
      !isGiven(want, form) &&
      !want.entries.some((entry) => used.has(entry.food.id)) &&
      !(want.food && used.has(want.food.id)) &&
      !(SAUCES.get(want.said.toLowerCase()) ?? []).some((id) => used.has(id)),
  )
  return [
    ...missing.map((want) => `Left out ${want.said}: ${whyNot(want, form, order)}.`),
    ...lateNote(dish, order),
    ...styleNotes(form, dish, order),
  ]
}

/** Sauces that a dish makes from its own lines. */
const SAUCES: ReadonlyMap<string, string[]> = new Map(
  Object.entries({
    'tomato sauce': ['crushed-tomatoes', 'canned-tomatoes'],
    'marinara sauce': ['crushed-tomatoes', 'canned-tomatoes'],
  }),
)

function whyNot(want: Want, form: Form, order: FormTask): string {
  const { food, entries } = want
  const foods = food ? [food, ...entries.map((entry) => entry.food)] : entries.map((entry) => entry.food)
  const many = isPlural(want.said)
  const [they, them] = many ? ['they', 'them'] : ['it', 'it']
  if (foods.length === 0) return `our food table does not know ${them}, so we could not count ${them}`
  if (foods.every((one) => !foodKeeps(one, order.rules))) return brokenRule(foods[0]!, order.rules, many)
  const sugary = foods.every(
    (one) => (one.per100g.carbs ?? 0) - (one.per100g.fiber ?? 0) > 40 || (one.gi?.value ?? 0) >= 70,
  )
  if (sugary) return `${they} would raise the glycemic load`
  return `${they} ${many ? 'do' : 'does'} not fit in ${form.called}`
}

function brokenRule(food: Parameters<typeof foodKeeps>[0], rules: Rules, many: boolean): string {
  const [go, are] = many ? ['they do', 'they are'] : ['it does', 'it is']
  for (const allergy of rules.allergies) {
    if (!foodKeeps(food, { allergies: [allergy], diets: [], avoid: [] }))
      return `${go} not go with ${aAllergy(allergy)}`
  }
  for (const diet of rules.diets) {
    if (!foodKeeps(food, { allergies: [], diets: [diet], avoid: [] })) return `${are} not ${diet}`
  }
  return 'you asked to avoid it'
}

/** "An egg allergy". */
const aAllergy = (allergen: string): string => {
  const name = allergen.replace(/s$/, '')
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} allergy`
}

function lateNote(dish: Omit<Dish, 'notes'>, { wish }: FormTask): string[] {
  const total = dish.prepTime + dish.cookTime
  if (wish.minutes === null || total <= wish.minutes) return []
  return [
    `This takes ${total} minutes, not ${wish.minutes}: none of our quicker dishes fits everything you asked for.`,
  ]
}

const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    soup: 'a soup',
    stew: 'a stew',
    curry: 'a curry',
    salad: 'a salad',
    bowl: 'a bowl',
    omelette: 'an omelette',
    scramble: 'a scramble',
    frittata: 'a frittata',
    smoothie: 'a smoothie',
    pancakes: 'pancakes',
    stuffed: 'a stuffed vegetable',
    wrap: 'a wrap',
    burger: 'a burger',
    meatballs: 'meatballs',
    skewers: 'skewers',
    'stir-fry': 'a stir-fry',
    'sheet-pan': 'a sheet-pan dish',
    'make-ahead': 'a dish to make ahead',
    'one-pan': 'a one-pan dish',
    crumble: 'a crumble',
    mousse: 'a mousse',
    cake: 'a cake',
    chili: 'a chili',
    parcel: 'a parcel',
    fajitas: 'fajitas',
    gratin: 'a gratin',
    shakshuka: 'shakshuka',
    hash: 'a hash',
    sandwich: 'a sandwich',
    mezze: 'a mezze plate',
    pudding: 'a pudding',
  }),
)

const CUISINES = [
  'mediterranean',
  'italian',
  'middle-eastern',
  'indian',
  'thai',
  'asian',
  'japanese',
  'mexican',
  'american',
  'french',
]

function styleNotes(form: Form, dish: Omit<Dish, 'notes'>, { wish, mealType }: FormTask): string[] {
  const kinds = wish.style.filter((style) => KINDS.has(style))
  const met = kinds.some((style) => form.says.includes(style))
  const unmet = kinds.filter((style) => !form.says.includes(style))
  const notes = unmet
    .filter((style) => !met || style === 'make-ahead')
    .map(
      (style) =>
        `You asked for ${KINDS.get(style)}; with everything else you asked for, ${form.called} is the closest we have.`,
    )
  const cuisines = wish.style.filter((style) => CUISINES.includes(style))
  const cooked = cuisines.some(
    (style) =>
      form.says.includes(style) ||
      KITS.some((kit) => kit.says.includes(style) && dish.title.includes(kit.name)) ||
      form.kits.some((id) => KITS.find((kit) => kit.id === id)?.says.includes(style)),
  )
  if (cuisines.length > 0 && !cooked && mealType !== 'Dessert')
    notes.push(
      `Not ${cuisines.join(' or ')} in style: none of our dishes in that style fits everything else.`,
    )
  return notes
}
