import { KINDS_OF_DISH } from '@evenplate/words/courses'
import type { BookDish } from '../../dish-book/dish.ts'
import { dishNameAt } from './dishes.ts'

/** "A soup, something like chicken noodle": the kind of dish, then which. */
const APART = new RegExp(
  `\\b(?<kind>${KINDS_OF_DISH})(?<between>(?:[ ,:][^.;!?|,:]{0,30})?[ ,:]{1,2}(?:like|such as|maybe|perhaps|say|either|for example|eg|kind of like)(?: an?| the| my| some| old fashioned)? |: ?)(?<which>[a-z]+(?: (?!or |and )[a-z]+){0,3})`,
  'g',
)

/** Names whose kind of dish is said apart from them, with the kind behind them. */
export function kindsJoined(text: string, book: readonly BookDish[]): string {
  return text.replace(APART, (said, ...groups) => {
    const { kind = '', which = '' } = groups.at(-1) as Record<string, string | undefined>
    const words = which.split(' ')
    for (let count = words.length; count > 0; count -= 1) {
      const name = [...words.slice(0, count), kind.replace(/s$/, '')]
      // A chicken salad is more than a salad with chicken.
      if (count === 1 && !/^soup/.test(kind)) break
      if (words[count] === name.at(-1)) break
      const found = dishNameAt(name, book)
      if (found?.id && found.length === name.length) return [...name, ...words.slice(count)].join(' ')
    }
    return said
  })
}
