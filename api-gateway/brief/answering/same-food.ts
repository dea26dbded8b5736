import { foodById } from '@evenplate/nutrition/table/foods'
import { remember } from '@evenplate/nutrition/text/remember'

/** Whether two foods of the table are the same one raw, cooked, canned or dry. */
export const isSameFood = (one: string, other: string): boolean =>
  one === other || bare(one) === bare(other) || isNamedAlike(one, other)

const isNamedAlike = (one: string, other: string): boolean => {
  const name = foodById(one)?.name
  return name !== undefined && name === foodById(other)?.name
}

/** Ids are few, and each dish is compared food by food. */
const bare = remember(
  (id) => id.replace(/-(?:cooked|canned|dry|raw|boiled|baked|frozen|fried|poached|water|drained)\b/g, ''),
  { most: 4096, longest: 80 },
)
