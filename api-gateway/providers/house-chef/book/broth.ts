import { type BookDish, idsOf } from '../../../dish-book/dish.ts'
import type { Entry } from '../larder/larder-entry.ts'
import { type Cast, type Seat, seatOf } from './cast.ts'
import { foodEntry } from './food-entry.ts'

const MEATY_BROTH = /^(?:beef|chicken)-(?:broth|stock)/
const BIRD = /chicken|turkey|duck|hen$|quail|goose/
const FLESH = new Set(['meat', 'poultry', 'mince', 'fish', 'shellfish'])
const SWIMS = new Set(['fish', 'shellfish'])

/** The broth goes with what is cooked in it: chicken broth in a chicken pho, vegetable broth in a stroganoff of mushrooms. */
export function withBroth(dish: BookDish, cast: Cast, allowed: (entry: Entry) => boolean): Cast {
  const mains = dish.foods.filter(({ job, optional }) => job === 'main' && !optional)
  const usual = mains.flatMap((part) => foodEntry(idsOf(part)[0]!) ?? [])
  const seats = [...cast.values()].flat()
  if (!usual.some(isFlesh) || !seats.some(({ as, part }) => as !== 'usual' && part.job === 'main'))
    return cast
  const flesh = seats.filter(({ entry }) => isFlesh(entry)).map(({ entry }) => entry)
  const others = new Map<string, Seat[]>()
  for (const [role, [seat, ...more]] of cast) {
    const id = seat && seat.as === 'usual' && !seat.firm ? seat.entry.food.id : ''
    const broth = MEATY_BROTH.test(id) && more.length === 0 ? brothFor(id, flesh) : null
    const other = broth ? seatOf(dish, seat!.part, broth) : null
    if (other && allowed(other.entry)) others.set(role, [{ ...other, as: 'usual' }])
  }
  return others.size === 0
    ? cast
    : new Map([...cast].map(([role, seats]) => [role, others.get(role) ?? seats]))
}

function brothFor(usual: string, flesh: readonly Entry[]): string | null {
  if (flesh.every(({ kind }) => SWIMS.has(kind))) return 'vegetable-broth-low'
  return usual.startsWith('beef') && flesh.every(({ food }) => BIRD.test(food.id))
    ? 'chicken-broth-low'
    : null
}

const isFlesh = ({ food, kind }: Entry): boolean =>
  FLESH.has(kind) && food.group === 'protein' && !/^(?:plant|soy|meatless|tvp|quorn|seitan)/.test(food.id)
