import { foodById } from '@evenplate/nutrition/table/foods'

/** Whether two foods of the table are the same one raw, cooked, canned or dry. */
export const isSameFood = (one: string, other: string): boolean =>
  one === other || bare(one) === bare(other) || isNamedAlike(one, other)

const isNamedAlike = (one: string, other: string): boolean => {
  const name = foodById(one)?.name
  return name !== undefined && name === foodById(other)?.name
}

const bare = (id: string): string =>
  id.replace(/-(?:cooked|canned|dry|raw|boiled|baked|frozen|fried|poached|water|drained)\b/g, '')
