import type { Swap } from '@evenplate/domain/recipe'
import type { WordPattern } from '@evenplate/domain/word-pattern'
import { nameOf, sentencesOf } from './sentence.ts'

/**
 * Removes sentences about a pot of water that the swap does not need: "Bring a large pot of salted water to a boil",
 * "Reserve 1 cup of the pasta water", "Drain". A sentence that does more loses only that part.
 * @param names what texts call the old food
 * @param others finds another food of the dish: a sentence with one of them stays
 * @param say rewrites the rest of a sentence in the words of the swap
 */
export function waterWords(
  instructions: readonly string[],
  names: readonly string[],
  others: WordPattern | null,
  say: (text: string) => string,
): Swap['words'] {
  if (names.length === 0) return []
  const own = nameOf(names)
  const sentences = sentencesOf(instructions)
  const isPotOfOthers = sentences.some((said) => !own.test(said) && others?.test(said) && INTO_POT.test(said))
  return sentences.flatMap((said, at) => {
    if (said.length > MAX_SENTENCE) return []
    const follows = sentences.slice(Math.max(0, at - 2), at).some((before) => own.test(before))
    let left = said.replace(KEPT_FIRST, '').replace(KEPT, '')
    if (!isPotOfOthers && !own.test(left) && !others?.test(waterPart(left)))
      left = left.replace(POT, '').replace(POT_TOO, '')
    if (follows && !others?.test(left) && ONLY_DRAINS.test(left)) left = ''
    else if (follows && !own.test(left)) left = left.replace(DRAINS_FIRST, '')
    if (left === said) return []
    const rest = left.replace(/^[\s,;]+|[\s,;]+$/g, '')
    const next = rest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    return [{ from: said, to: /^(?:meanwhile|then|first)?$/i.test(rest) ? '' : say(next) }]
  })
}

const MAX_SENTENCE = 240

const waterPart = (said: string): string =>
  /(?:bring|boil|heat|fill|put)\b[^.;]*\bwater\b.*$/i.exec(said)?.[0] ?? said

/** A sentence that only boils water, and one that does so at its end. */
const POT =
  /^(?:meanwhile,? |first,? |while [^,]*, )?(?:bring|boil|heat|fill|put on|set|get|start)\b[^.;]*\b(?:water\b[^.;]*|pot\b[^.;]*\b(?:boil|pasta|noodles))$/i
const POT_TOO = /(?:,? and|[;,])(?: then)? (?:bring|boil|heat|fill|put on|set|get)\b[^.;,]*\bwater\b[^.;]*$/i
const INTO_POT = /\b(?:blanch|poach|parboil|boil|boiling water|same (?:pot|water))\w*\b/i

/** "Reserve a cup of the water", alone, before draining, or after it. */
const KEPT_FIRST =
  /^(?:(?:just )?before (?:you )?drain\w*[^,]*, |first,? |meanwhile,? |then )?(?:reserve|save|keep|set aside|hold back|scoop out|scoop|ladle out|dip out)\b[^.;]*?\b(?:water|cooking liquid)\b(?:[^.;,]*(?:before|then|and) [^.;]*\bdrain\w*\b[^.;]*|[^.;,]*(?:, then drain[^.;]*)?)/i
const KEPT =
  /\s*(?:[;,(–-]|,? and|,? but)\s*(?:then |first |but )?(?:reserv|sav|keep|set(?:ting)? aside|hold(?:ing)? back|scoop|ladl)\w*\b[^.;]*?\b(?:water|cooking liquid)\b\)?(?: before (?:you )?drain\w*[^.;,]*)?/gi

const ONLY_DRAINS =
  /^(?:then |meanwhile,? )?drain(?:,? (?:and |then )?(?:well|it|them|thoroughly|immediately|completely|again|rinse|return|set|put|shake|and|under|in|to|into|with|the|a|cold|cool|running|water|colander|pot|pan|aside|back|dry|off|quickly|briefly|excess|return(?:ed)?|run|place))*$/i
const DRAINS_FIRST =
  /^(?:then )?drain(?: (?:well|it|them|thoroughly|briefly))*(?:,? and (?:then )?|, then |, )/i
