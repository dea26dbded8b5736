import { KITCHENS, MAY_NAME_KITCHEN } from '@evenplate/words/kitchens'
import { notStyle, type Refused } from './refused-names.ts'

const NAMES = KITCHENS.map(({ id, en }) => ({ id, whole: new RegExp(`^(?:${en})$`) }))
/** Behind the name of a kitchen, its dishes. */
const DISHES =
  /^(?:foods?|cuisines?|cooking|dish(?:es)?|stuff|take-?out|meals?|recipes?|flavou?rs?|style|things?)$/
const CLOSED =
  /^(?:[,.;:!?|)/]|please|pls|or|and|nor|but|again|tonight|today|either|for|with|thanks|this|so|because|cuz)$/
/** Short for a cheese, a pastry or a pizza. */
const ALSO_FOODS = /^(?:swiss|american|danish|hawaiian|dutch|english|french|canadian)$/

/** "Not Mexican again", "anything but Chinese food": a kitchen that is refused. "No Italian sausage" is about a sausage. */
export function kitchenRefusedAt(tokens: readonly string[]): Refused | null {
  for (const length of [2, 1]) {
    const name = tokens.slice(0, length).join(' ')
    if (tokens.length < length || !MAY_NAME_KITCHEN.test(name)) continue
    const kitchen = NAMES.find(({ whole }) => whole.test(name))
    if (!kitchen) continue
    const style = notStyle(`kitchen ${kitchen.id}`)
    if (DISHES.test(tokens[length] ?? '')) return { style, foods: [], length: length + 1 }
    if (CLOSED.test(tokens[length] ?? '.') && !ALSO_FOODS.test(name)) return { style, foods: [], length }
  }
  return null
}
