import { type Entry, titleCase } from '../larder/larder-entry.ts'
import { and } from './lines.ts'

/** When a food is done, in a cook's words and by thermometer (USDA safe minimum temperatures). */
export function doneness(food: Entry, way: 'dry' | 'wet' = 'dry'): string {
  switch (food.kind) {
    case 'poultry':
      return 'until the thickest piece reads 165 °F (74 °C)'
    case 'mince':
      return food.name === 'turkey' || food.name === 'chicken'
        ? 'until no pink is left and it reads 165 °F (74 °C)'
        : 'until no pink is left and it reads 160 °F (71 °C)'
    case 'fish':
      return 'until it flakes easily and reads 145 °F (63 °C)'
    case 'shellfish':
      return food.food.id === 'scallops'
        ? 'until golden outside and just opaque within'
        : 'until pink and opaque'
    case 'meat':
      if (food.name === 'sausage') return 'until browned through and it reads 160 °F (71 °C)'
      // Whole cuts, not ground: the rest is part of the cooking (FSIS safe minimum temperatures).
      return 'until it reads 145 °F (63 °C); let it rest 3 minutes'
    case 'egg':
      return 'until whites and yolks are firm'
    case 'tofu':
      return way === 'wet' ? 'until hot all through' : 'until golden at the edges'
    default:
      return 'until hot all through'
  }
}

export const minutesOf = (food: Entry, way: string): number => food.ways[way] ?? 10

const NOT_PLURAL = /(?:asparagus|hummus|couscous|watercress|molasses|swiss|clafoutis|dauphinois)$/i

export const isPlural = (name: string): boolean =>
  / and /.test(name) || (/[^s]s$/.test(name) && !NOT_PLURAL.test(name)) || name === 'salad leaves'

export const are = (name: string): string => (isPlural(name) ? 'are' : 'is')
export const them = (name: string): string => (isPlural(name) ? 'them' : 'it')
export const has = (name: string): string => (isPlural(name) ? 'have' : 'has')

/** "Broccoli and Carrots" for a title, two at most. */
export const titles = (foods: Entry[]): string => and(...foods.slice(0, 2).map(nounOf))

/** "Mushroom and Red Pepper", before another noun. */
export const adjectives = (foods: Entry[]): string => and(...foods.slice(0, 2).map(adjectiveOf))

const SHORT_BY_TITLE = new Set([
  'poultry',
  'fish',
  'shellfish',
  'meat',
  'mince',
  'tofu',
  'carbohydrate',
  'dairy',
  'milk',
  'vegetable',
  'leaf',
])

function nounOf(food: Entry): string {
  if (food.food.id === 'avocado') return 'Avocado'
  if (food.kind === 'egg') return 'Eggs'
  if (food.food.id === 'plant-mince') return 'Plant-Based Ground'
  const shortened = SHORT_BY_TITLE.has(food.kind) && food.title !== titleCase(food.name)
  return shortened ? food.title : titleCase(food.many)
}

const adjectiveOf = (food: Entry): string =>
  food.food.id === 'plant-mince'
    ? food.title
    : nounOf(food) === food.title || food.title === titleCase(food.name)
      ? singular(food.title)
      : food.title

export const singular = (title: string): string =>
  NOT_PLURAL.test(title)
    ? title
    : title
        .replace(/oes$/, 'o')
        .replace(/ies$/, 'y')
        .replace(/(?<=ch|sh|x|ss)es$/, '')
        .replace(/(?<=[^s])s$/, '')

/** How a vegetable is cut for dipping. */
export const dipCut = (food: Entry): string =>
  food.food.id === 'cherry-tomatoes'
    ? 'left whole'
    : food.food.id === 'radishes'
      ? 'halved'
      : 'cut into sticks'

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
