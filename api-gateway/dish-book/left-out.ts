import { asThick, steadyStandIns } from './anywhere.ts'
import type { BookDish, DishFood, Job } from './dish.ts'
import { rangeOf } from './range.ts'
import { namesFood, nounsOf, stemOf, textWithout, waysWithout } from './steps-without.ts'
import { onStrands } from './without-noodles.ts'

/**
 * A dish for somebody who may not have one of its foods and none of its stand-ins: with a food that a cook would use instead, or
 * without it if it only seasons, tops or accompanies. Null where the food makes the dish, or holds it together.
 */
export function dishWithout(dish: BookDish, part: DishFood, mayBe: (id: string) => boolean): BookDish | null {
  // A coating goes as a whole: no crumbs without the egg that holds them. The flour under it may go alone.
  if (part.spare) {
    const alone = part.spare === 'coating' && /^flour-/.test(part.use) ? left(dish, part) : null
    return (
      alone ??
      dish.foods
        .filter(({ spare }) => spare === part.spare)
        .reduce<BookDish | null>((less, one) => less && left(less, one), dish)
    )
  }
  const by = isNamed(dish, part) ? undefined : steadyStandIns(dish, part).find(mayBe)
  const other = by ? swapped(dish, part, by) : null
  if (other) return other
  return (isNeeded(dish, part) ? null : left(dish, part)) ?? onStrands(dish, part, mayBe)
}

const made = new WeakMap<BookDish, Map<string, BookDish | null>>()

/** Each version is made once: what is known of a dish is kept by the dish itself. */
function once(dish: BookDish, key: string, make: () => BookDish | null): BookDish | null {
  const known = made.get(dish) ?? new Map<string, BookDish | null>()
  made.set(dish, known)
  if (!known.has(key)) known.set(key, make())
  return known.get(key)!
}

const swapped = (dish: BookDish, part: DishFood, by: string): BookDish | null =>
  once(dish, `${part.role} ${by}`, () => {
    // Steps that call the food by its own name would name it still.
    const ways = dish.ways.filter(({ steps }) => !steps.some((step) => namesFood(step, part)))
    if (ways.length === 0) return null
    const share = asThick(part, by)
    const { least, most } = rangeOf(dish, part)
    // Not named in the title: what defines the dish is still there.
    const { defines: _, ...same } = part
    const other = {
      ...same,
      use: `${part.use} ${by}`,
      grams: part.grams * share,
      least: least * share,
      most: most * share,
    }
    const foods = dish.foods.map((one) => (one === part ? other : one))
    return { ...dish, foods, ways, description: namesFood(dish.description, part) ? '' : dish.description }
  })

const left = (dish: BookDish, part: DishFood): BookDish | null =>
  once(dish, part.role, () => {
    const ways = waysWithout(dish, part)
    if (ways.length === 0) return null
    return {
      ...dish,
      description: textWithout(dish.description, part) ?? '',
      foods: dish.foods.filter((one) => one !== part),
      ways,
      leftOut: [...(dish.leftOut ?? []), part],
    }
  })

/** What makes a dough rise, holds a batter, thickens a sauce or is what everything cooks in. */
const HOLDS =
  /^(?:baking-|yeast|cream-of-tartar|gelatin|egg|flour-|cornstarch|potato-starch|arrowroot|masa|xanthan)/

/** The most of a serving that a food of this job may be, and still be only beside the rest. */
const BESIDE: Partial<Record<Job, number>> = {
  seasoning: 0.15,
  topping: 0.25,
  sauce: 0.2,
  vegetable: 0.4,
  fruit: 0.2,
  dairy: 0.12,
  binder: 0.1,
  liquid: 0.1,
  main: 0.25,
  starch: 0.25,
  sweet: 0.05,
}

/** The crumbled bacon of a salad. */
const CRUMBS = 0.06

const BAKED = new Set(['cake', 'cookies', 'bread', 'dessert', 'drink'])
/** In a batter, only what flavors or tops it may be missing. */
const IN_BATTER = new Set<Job>(['seasoning', 'topping'])
/** Grams of a ground spice from which it is the taste of the whole dish. */
const TASTE = 1.6

function isNeeded(dish: BookDish, part: DishFood): boolean {
  const [usual = ''] = part.use.split(' ')
  if (HOLDS.test(usual) && part.job !== 'main') return true
  if (usual === 'salt' || usual === 'water' || isNamed(dish, part)) return true
  const grams = solidOf(dish)
  const share = part.grams / grams
  if (share > (BESIDE[part.job] ?? 0)) return true
  if (BAKED.has(dish.course) && (!IN_BATTER.has(part.job) || part.grams > 2.5)) return true
  if (part.job === 'main' && share <= CRUMBS) return false
  if (part.job === 'main' && !dish.foods.some((one) => one !== part && one.job === 'main' && one.defines))
    return true
  return part.defines === true && makes(dish, part, share)
}

/** What makes a dish though there is little of it: dish and role. */
const TASTES = new Set(
  `tabbouleh parsley|horchata cinnamon|chai cardamom|patatas-bravas paprika|jerk-chicken allspice|vaca-frita onion|
  caprese-panini tomato|caprese-skewers basil|falafel-plate cumin|char-siu five-spice|coronation-chicken curry|
  golden-milk turmeric|snickerdoodles cinnamon|monkey-bread cinnamon|cinnamon-rolls cinnamon|
  gingerbread-cookies ginger|jaljeera cumin|
  pimento-cheese pimientos|tzatziki cucumber|kimbap nori|onigiri nori|california-roll nori|bistec-encebollado onion|
  bistek-tagalog onion|chicken-yassa onion|thai-basil-chicken basil|drunken-noodles basil|khao-soi curry|
  cock-a-leekie leek|hungarian-goulash onion|liver-and-onions onion|smothered-pork-chops onion|elote corn`.split(
    /\s*\|\s*/,
  ),
)

/** A vegetable that a dish is known for, but that is no more of it than this, may be missing. */
const SOME = 0.3

/** Whether a food that defines a dish is more than one of its several: the first, most of it, or its taste. */
function makes(dish: BookDish, part: DishFood, share: number): boolean {
  const defining = dish.foods.filter(({ defines }) => defines)
  if (TASTES.has(`${dish.id} ${part.role}`)) return true
  if (defining[0] === part) return defining.length < 4 || part.job !== 'vegetable'
  if (part.job === 'seasoning') return part.grams > TASTE
  if (part.job === 'vegetable') return defining.length < 3 && share > SOME
  if (part.job === 'starch') return defining.length < 3
  return defining.length < 3 || !['topping', 'fruit'].includes(part.job)
}

const solidOf = ({ foods }: BookDish): number =>
  foods.filter(({ job }) => job !== 'liquid').reduce((sum, { grams }) => sum + grams, 0)

/** Whether the dish's title, or most of its names, name the food. */
function isNamed({ title, renamed = '', en = [] }: BookDish, part: DishFood): boolean {
  const nouns = nounsOf(part)
  const names = (text: string) => {
    const words = text
      .toLowerCase()
      .split(/[^a-zé]+/)
      .map(stemOf)
    return nouns.some((noun) => words.includes(noun))
  }
  return (
    names(title) ||
    renamed.includes(`{${part.role}}`) ||
    (en.length > 1 && en.filter(names).length > en.length / 2)
  )
}
