import { words } from '../text/food-words.ts'

/**
 * What a name says is left out, as comparable words: "bun" in "burger, no bun", "sugar" in "sugar-free pudding" and in
 * "reduced sugar". Bones, skin and salt are ignored: they have no carbohydrate.
 */
export const leftOutOf = (name: string): string[] =>
  [...name.matchAll(LEFT_OUT)].flatMap((found) => {
    const [word] = words(found.slice(1).find(Boolean) ?? '')
    return word && !NO_CARBS.has(word) ? [word] : []
  })

const LEFT_OUT =
  /\b(?:no|not|non|without|minus|low|lower|reduced|less|hold)[ -](?:added |any |the |a )?([a-z]{2,30})|\b([a-z]{2,30})[ -]free\b|\b([a-z]{3,30})less\b|\bun([a-z]{2,30}ed)\b/gi

const NO_CARBS = new Set('salt salted sodium skin bone seed cage boned'.split(' '))
