import type { Food } from '../table/food.ts'
import { words } from '../text/food-words.ts'

/**
 * Milk chocolate is no "Chocolate milk, NFS": a name of our table, word for word, whose words FNDDS has in another order.
 * "Cake, chocolate" is chocolate cake.
 */
export function isTurned({ name, aliases }: Food, said: string, rowName: string): boolean {
  const called = words(rowName.split(',')[0] ?? '')
  const told = words(said)
  if (called.length !== told.length || called.every((word, i) => word === told[i])) return false
  if (!called.every((word) => told.includes(word))) return false
  return [name, ...aliases].some((one) => words(one).join(' ') === told.join(' '))
}
