import { idsOf } from '../../../dish-book/dish.ts'
import { adjectives, titles } from '../building/cooking.ts'
import type { Entry } from '../larder/larder-entry.ts'
import type { Cast, Seat } from './cast.ts'
import { foodEntry } from './food-entry.ts'

/** Foods that a plate shows. Fats, cheese and sauces name a style: butter chicken made with oil is still called that. */
const SHOWN = new Set(['vegetable', 'fruit', 'starch', 'topping'])

/**
 * A title that names no food the dish no longer has: "Salmon and Asparagus" with broccolini becomes "Salmon and
 * Broccolini".
 */
export function foodsNamed(title: string, cast: Cast): string {
  const seats = [...cast.values()].flat()
  return seats
    .filter(({ as, part }) => (as === 'stand-in' || as === 'lighter') && SHOWN.has(part.job))
    .reduce((said, seat) => replaced(said, seat, seats), title)
    .replace(/\b(\w+) and \1\b/g, '$1')
}

function replaced(title: string, { part, entry }: Seat, seats: Seat[]): string {
  const usual = foodEntry(idsOf(part)[0]!)
  if (!usual || isBinder(usual, entry) || seats.some((seat) => isCalled(seat.entry, usual))) return title
  const name = namesOf(usual).find((one) => wordOf(one).test(title))
  return name
    ? title.replace(wordOf(name), (_, at: number) =>
        AS_NOUN.test(title.slice(at + name.length)) ? titles([entry]) : adjectives([entry]),
      )
    : title
}

/** Before another word a food's name is an adjective; at the end, or before "with", it is a noun. */
const AS_NOUN = /^(?:$|,| with\b| and\b| in\b| on\b| alla\b)/

/** Nobody says "almond flour ball soup". */
const isBinder = (usual: Entry, { food }: Entry): boolean =>
  food.id.startsWith('flour-') && !usual.food.id.startsWith('flour-')

const isCalled = ({ title, food }: Entry, usual: Entry): boolean =>
  namesOf(usual).some((name) => wordOf(name, 'i').test(`${title}; ${food.name}`))

const namesOf = (entry: Entry): string[] => [titles([entry]), entry.title, adjectives([entry])]

const wordOf = (name: string, flags = ''): RegExp => new RegExp(`\\b${name}\\b`, flags)
