import { KITCHENS as KITCHENS_SAID } from '@evenplate/words/kitchens'
import { type BookDish, idsOf } from '../../../dish-book/dish.ts'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'
import { isOfKitchen } from '../../../dish-book/kitchens.ts'
import { foodEntry } from './food-entry.ts'
import type { BookTask } from './task.ts'

/** Similar dishes first: same food, cuisine and course; otherwise by words in common with a name. */
export function nearDishes(said: string, { brief }: BookTask, like?: BookDish): BookDish[] {
  const words = said
    .slice(0, NAMED_IN)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)
  const asked = new Set(brief.foods.flatMap(({ ids }) => ids))
  const scored = DISHES.map((dish) => {
    const names = namesOf(dish)
    const course = like ? dish.course === like.course : !brief.course || dish.course === brief.course
    return {
      dish,
      score:
        (names.includes(words.at(-1) ?? ' ') ? 3 : 0) +
        words.filter((word) => names.includes(word)).length * 2 +
        words.filter((word) => dish.says.includes(word)).length +
        (course ? 1 : 0) +
        (like ? likeness(dish, like) : 0) +
        dish.foods.filter((part) => part.defines && idsOf(part).some((id) => asked.has(id))).length * 2,
    }
  })
  return scored.sort((a, b) => b.score - a.score).map(({ dish }) => dish)
}

/** Only this many characters of the name asked for are compared. */
const NAMED_IN = 120

const allNames = new WeakMap<BookDish, string>()

function namesOf(dish: BookDish): string {
  const known = allNames.get(dish)
  if (known !== undefined) return known
  const names = [dish.title, ...(dish.en ?? []), ...dish.es].join(' ').toLowerCase()
  allNames.set(dish, names)
  return names
}

/** Whether a dish can be offered in place of another: it is one of its kind, or made of the same thing. */
export function isNear(dish: BookDish, like: BookDish): boolean {
  const usual = (one: BookDish) =>
    one.foods
      .filter(({ defines }) => defines)
      .flatMap((part) => idsOf(part)[0] ?? [])
      .filter((id) => !IN_MANY.test(id))
  const head = (one: BookDish) =>
    (
      one.title
        .toLowerCase()
        .replace(/ with .*$/, '')
        .split(' ')
        .at(-1) ?? ''
    ).replace(/s$/, '')
  const [first] = usual(like)
  const isSameKitchen = (like.says.match(KITCHENS) ?? []).some((kitchen) => dish.says.includes(kitchen))
  const isSameBase = [...basesOf(dish)].some((base) => basesOf(like).has(base))
  return (
    dish.course === like.course &&
    (head(dish) === head(like) ||
      (first !== undefined && usual(dish).includes(first)) ||
      (isSameKitchen && isSameBase) ||
      kitchensOf(like).some((kitchen) => isOfKitchen(dish, kitchen)))
  )
}

/** What is in dishes that have nothing else in common. */
const IN_MANY = /^flour-|^graham|^egg$|-broth|^dashi|oil$/

/** The small kitchens of a dish, whose other dishes are like it: Polish, Nigerian. */
const kitchensOf = (dish: BookDish): string[] =>
  KITCHENS_SAID.map(({ id }) => id).filter(
    (id) => !LARGE.test(id) && !new RegExp(`^(?:${KITCHENS.source})$`).test(id) && isOfKitchen(dish, id),
  )

const LARGE =
  /asian|african$|european|american|mediterranean|caribbean|latin|central|eastern|western|southern/

const KITCHENS =
  /mexican|italian|indian|thai|chinese|japanese|korean|vietnamese|greek|spanish|caribbean|african|middle-eastern/g

/** The same main food counts most, then what it is built on and the cuisine. A meat that the other has not makes it another dish. */
function likeness(dish: BookDish, like: BookDish): number {
  const mains = (one: BookDish) =>
    one.foods.filter(({ defines }) => defines).flatMap((part) => idsOf(part).slice(0, 2))
  const known = new Set(mains(like))
  const kitchens = like.says.match(KITCHENS) ?? []
  const meats = fleshOf(like)
  const strangers = [...fleshOf(dish)].filter((kind) => !meats.has(kind)).length
  const bases = basesOf(like)
  return (
    Math.min(6, mains(dish).filter((id) => known.has(id)).length * 2) +
    kitchens.filter((kitchen) => dish.says.includes(kitchen)).length * 2 +
    (dish.course === like.course ? 2 : 0) +
    ([...basesOf(dish)].some((base) => bases.has(base)) ? 2 : 0) +
    (kitchensOf(like).some((kitchen) => isOfKitchen(dish, kitchen)) ? 4 : 0) -
    Math.min(6, strangers * 3)
  )
}

/** The kinds of meat and fish that define a dish. */
const fleshOf = (dish: BookDish): Set<string> =>
  new Set(
    dish.foods.flatMap(({ defines, job, ...part }) => {
      const kind = defines && job === 'main' ? foodEntry(idsOf({ job, ...part })[0]!)?.kind : undefined
      return kind && FLESH.has(kind) ? [kind === 'mince' ? 'meat' : kind] : []
    }),
  )

const FLESH: ReadonlySet<string> = new Set(['meat', 'mince', 'poultry', 'fish', 'shellfish'])

/** What a dish is built on: rice of any kind, pasta, tortillas, a dough. */
const basesOf = (dish: BookDish): Set<string> =>
  new Set(
    dish.foods.flatMap(({ defines, job, use }) =>
      defines && job === 'starch' ? (BASE.exec(use.split(' ')[0] ?? '')?.[0] ?? []) : [],
    ),
  )

const BASE = /rice|pasta|noodles|tortilla|bread|bun|potato|flour|dough|crust|masa|oats|cornmeal|grits/
