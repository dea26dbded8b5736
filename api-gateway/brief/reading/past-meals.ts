import {
  EATEN_BEFORE,
  EATEN_ONCE,
  ELSE,
  ONCE,
  STILL_WANTED,
  USUALLY_EATEN,
} from '@evenplate/words/past-meals'
import { tellsOfHarm } from '@evenplate/words/refused/concepts'
import type { BookDish } from '../../dish-book/dish.ts'
import { dishNameAt } from './dishes.ts'
import { foodAt, keyOf, placedTokens } from './food-lexicon.ts'

/**
 * A meal of the past is not asked for: "used to eat frozen pizza", "had pancakes yesterday". It is read as refused, so that the page shows
 * it and another dish is made, unless the text asks for it after all: "had ramen last night and loved it".
 */
export function withoutPastMeals(text: string, book: readonly BookDish[]): string {
  if (!MAY_TELL.test(text) || STILL_WANTED.test(text)) return text
  if (tellsOfHarm(placedTokens(text).map(({ token }) => token))) return text
  return CUES.reduce((said, cue) => without(said, cue, book), text)
}

const MAY_TELL = /\b(?:used to|had|ate|made|cooked|ordered|eaten|been|usually|normally|typically)\b/

type PastCue = { said: RegExp; time?: true; rest?: RegExp }
const CUES: PastCue[] = [
  { said: EATEN_ONCE },
  { said: EATEN_BEFORE, time: true },
  { said: USUALLY_EATEN, rest: ELSE },
]

function without(
  text: string,
  { said: cue, time, rest: needed }: PastCue,
  book: readonly BookDish[],
): string {
  const found = cue.exec(text)
  if (!found) return text
  const behind = found.index + found[0].length
  const [passed, name] = nameAt(text.slice(behind, behind + NEAR), book) ?? ['', '']
  const end = behind + passed.length + name.length
  const when = name ? ONCE.exec(text.slice(end)) : null
  if (!name || (time && !when)) return text
  const rest = text.slice(end + (when?.[0].length ?? 0))
  if (needed && !needed.test(rest)) return text
  const isAgain = ` ${keyOf(rest.replace(/[^a-z ]/g, ' '))} `.includes(
    ` ${keyOf(name.split(' ').at(-1) ?? '')} `,
  )
  return `${text.slice(0, found.index)}${isAgain ? ' | ' : `no ${name} |`}${rest.startsWith(' ') ? '' : ' '}${rest}`
}

const NEAR = 60

/** A food, a dish or a kind of dish that begins here, and a word before it that says which: "frozen pizza". */
function nameAt(text: string, book: readonly BookDish[]): [passed: string, name: string] | null {
  const near = placedTokens(text)
  for (let skipped = 0; skipped < 2; skipped += 1) {
    const tokens = near.slice(skipped).map(({ token }) => token)
    const kind = KIND.test(tokens[0] ?? '') ? 1 : 0
    const length = Math.max(dishNameAt(tokens, book)?.length ?? 0, foodAt(tokens, 0)?.length ?? 0, kind)
    const [first, last] = [near[skipped], near[skipped + length - 1]]
    if (length > 0 && first && last)
      return [text.slice(0, first.from), text.slice(first.from, last.from + last.token.length)]
    if (!/^[a-z-]{3,}$/.test(tokens[0] ?? '')) return null
  }
  return null
}

const KIND = /^(?:soups?|salads?|sandwich(?:es)?|smoothies?|cereal|takeout)$/
