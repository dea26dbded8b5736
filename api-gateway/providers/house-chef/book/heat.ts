import type { Cast } from './cast.ts'
import type { Order } from './order.ts'

const HOT =
  /cayenne|red-pepper-flakes|chili-garlic|jalapeno|serrano|red-chili|green-chili|sriracha|sambal|gochujang|hot-sauce|tabasco|harissa|chipotle/

/** For children and whoever asked for it mild, what burns stays out where the dish works without it. */
export function seasonedFor(cast: Cast, { brief, wanted }: Order): Cast {
  if (brief.heat !== 'mild' && brief.eaters !== 'kids') return cast
  const asked = new Set(wanted.flatMap(({ ids }) => ids))
  return new Map(
    [...cast].filter(([, seats]) => {
      const [seat] = seats
      return !(seat?.part.optional && HOT.test(seat.entry.food.id) && !asked.has(seat.entry.food.id))
    }),
  )
}
