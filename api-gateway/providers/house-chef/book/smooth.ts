import type { Brief } from '../../../brief/brief.ts'
import type { BookDish } from '../../../dish-book/dish.ts'
import type { Cast, Seat } from './cast.ts'

/** Dishes for somebody who can neither chew nor safely swallow a lump. */

/** Soups that are as good with everything in them blended. */
const BLENDED = new Set([
  'cauliflower-soup',
  'mushroom-soup',
  'tomato-soup',
  'butternut-squash-soup',
  'carrot-ginger-soup',
  'broccoli-cheddar-soup',
  'vegetable-soup',
  'potato-soup',
  'seafood-bisque',
  'split-pea-soup',
  'white-bean-soup',
  'lentil-soup',
  'black-bean-soup',
  'borscht',
  'chicken-soup',
  'plain-soup',
])

/** Dishes that are mashed or blended anyway, and then sieved. */
const MASHED = new Set(['mashed-potatoes', 'mashed-root-vegetables', 'mashed-cauliflower'])

/** Drinks from a blender, then sieved. */
const DRINKS = new Set([
  'berry-smoothie',
  'green-smoothie-classic',
  'strawberry-banana-smoothie',
  'peanut-butter-smoothie',
  'protein-shake',
  'avocado-smoothie',
  'mango-lassi',
  'plain-smoothie',
])

/** Smooth if nothing is scattered on top. */
const CREAMS = new Set([
  'chocolate-pudding',
  'vanilla-pudding-classic',
  'chocolate-mousse-classic',
  'avocado-chocolate-mousse',
  'flan-classic',
  'shrikhand',
  'cream-of-wheat-hot',
])

/** Made for nobody else. */
const ONLY_SMOOTH = 'plain-puree'

export const asksSmooth = ({ style }: Pick<Brief, 'style'>): boolean => style.includes('smooth')

/** Whether a dish can be made smooth: one of a list, since a dish is not safe because its steps name a blender. */
export const maySmooth = (id: string): boolean =>
  BLENDED.has(id) || MASHED.has(id) || DRINKS.has(id) || CREAMS.has(id) || id === ONLY_SMOOTH

/** Who can chew is served no puree that they did not ask for. */
export const isForOthers = ({ id }: BookDish, brief: Brief): boolean =>
  id === ONLY_SMOOTH && !asksSmooth(brief)

/** Bits that a blender leaves, or that swell in the mouth. */
const BITS =
  /nuts?$|almonds|walnuts|pecans|cashews|pistachios|seeds?(?:-|$)|oats|granola|cacao-nibs|coconut-(?:shredded|flakes)|popcorn|corn-kernels|corn-frozen|crackers|croutons|crumbs|bread|tortilla|pasta|noodles|barley|rice|quinoa/

/** Spices that are ground for a soup, whatever they are called. */
const GROUND = /^(?:coriander|mustard|celery)-seed/

/** Bay is taken out before the soup is blended. */
function isBit({ id, course }: BookDish, { part, entry }: Seat): boolean {
  if (part.job === 'seasoning' || part.job === 'fat' || part.job === 'liquid' || GROUND.test(entry.food.id))
    return false
  // It is cooked until it falls apart, and thickens the bisque.
  if (BITS.test(entry.food.id) && !(part.defines || id === 'seafood-bisque')) return true
  if (/^beside-/.test(part.role)) return true
  if (part.job === 'topping') return true
  return !(BLENDED.has(id) || id === ONLY_SMOOTH || course === 'drink' || part.defines) && LUMPS.has(part.job)
}

const LUMPS = new Set(['fruit', 'vegetable', 'starch', 'main'])

/** The foods of a dish without those that it works without and that stay in bits. */
export const withoutBits = (cast: Cast, dish: BookDish): Cast =>
  new Map(
    [...cast].filter(([, seats]) =>
      seats.every((seat) => seat.firm || !seat.part.optional || !isBit(dish, seat)),
    ),
  )

/** Whether a dish, with all its foods, can be made smooth. */
export const isSmooth = (cast: Cast, dish: BookDish): boolean =>
  maySmooth(dish.id) && ![...cast.values()].flat().some((seat) => isBit(dish, seat))

/** The steps with everything blended and sieved at the end. */
export function smoothed(steps: readonly string[], { id }: BookDish): string[] {
  const [last = '', ...before] = [...steps].reverse()
  if (DRINKS.has(id))
    return [
      ...before.reverse(),
      last.replace(POURED, 'Press through a fine sieve to take out seeds and threads, pour'),
    ]
  if (CREAMS.has(id) || id === ONLY_SMOOTH) return [...steps]
  if (MASHED.has(id)) return [...steps, SIEVED]
  // Blended once, with everything in it.
  const cooked = [...before.reverse(), last.replace(SERVED, '')].map((step) =>
    step
      .replace(HALF_BLENDED, 'Stir the soup well')
      .replace(/ ?@puree\b/g, '')
      .trim(),
  )
  return [...cooked.filter(Boolean), BLEND_ALL]
}

const POURED = /\bPour(?= into glasses)/
const HALF_BLENDED =
  /Blend half of the soup until smooth and stir it back in|Mash or blend until as smooth as you like/
/** What is served before it is blended would be served twice. */
const SERVED =
  / and serve hot(?=\.)|\bServe hot(?: or cold)?(?:\[[^\]]*\]){0,2}\.|\bLadle into bowls(?:\[[^\]]*\])?\.|\[ ?(?:Serve|Top|Scatter|Sprinkle)[^\]]*\]/g

const SIEVED =
  'Blend, or press through a fine sieve, until no lump is left, with a spoonful of hot water if it is too thick.'
const BLEND_ALL =
  'Blend with everything in it until completely smooth, {2 min}, with a stick blender, or in batches in a blender with the lid ajar under a towel. Press through a fine sieve to take out lumps, skins and threads, thin with hot water if it is too thick, and serve.'

/** What only the people who look after the eater can know. */
export const SMOOTH_NOTE =
  'This is made smooth, with nothing to chew. If a swallowing test set how thick food must be, thin or thicken it to that.'

/** "Chicken Soup" is not what people expect a smooth one to be. */
export const smoothTitle = (title: string, { id }: BookDish): string =>
  BLENDED.has(id) && !/\b(?:Cream|Bisque|Smooth)\b/.test(title) ? `Smooth ${title}` : title
