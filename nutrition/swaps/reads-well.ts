import type { Swap } from '@evenplate/domain/recipe'
import { newWords } from '@evenplate/domain/swap'
import type { Dish } from './dish.ts'

/** False if the texts repeat something they did not repeat before: "avocado, avocado and milk". */
export function readsWell(dish: Dish, swap: Swap): boolean {
  const say = newWords(swap)
  return [dish.title, ...dish.instructions].every((text) => {
    const said = say(text)
    return said === text || !TWICE.test(said) || TWICE.test(text)
  })
}

/** The same words on both sides of a comma, an "and" or a space. */
const TWICE =
  /(?<!\p{L})(\p{L}{4,}(?: \p{L}{3,}){0,2})(?:[\s-]|(?:,? and|,? or|,? with| &| \+|,) (?:the )?)\1(?=$|[^\p{L}\s]| (?:and|or|with|in|into|to|until)(?!\p{L}))/iu
