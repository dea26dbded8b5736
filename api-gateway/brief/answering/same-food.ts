import { foodById } from '@evenplate/nutrition/table/foods'
import { remember } from '@evenplate/nutrition/text/remember'

/** Whether two table entries are the same food raw, cooked, canned or dry. */
export const isSameFood = (one: string, other: string): boolean =>
  one === other || bare(one) === bare(other) || isNamedAlike(one, other)

const isNamedAlike = (one: string, other: string): boolean => {
  const name = foodById(one)?.name
  return name !== undefined && name === foodById(other)?.name
}

/** Remembered: there are few ids, and dishes are compared food by food. */
const bare = remember(
  (id) => id.replace(/-(?:cooked|canned|dry|raw|boiled|baked|frozen|fried|poached|water|drained)\b/g, ''),
  { most: 4096, longest: 80 },
)
