import type { Swap } from '@evenplate/domain/recipe'

/**
 * A sentence that does nothing but cook the old food ("Boil the pasta until al dente.") gives way to how the new one
 * is cooked. Null where there is none: then its own sentence comes after the one that names it.
 * @param others the other foods of the dish as their lines name them: a sentence with one of them does more
 */
export function sentenceFor(
  instructions: string[],
  names: string[],
  others: string[],
  step: string,
): Swap['words'][number] | null {
  const own = new RegExp(`(?<![\\p{L}])(?:${names.map(escaped).join('|')})(?![\\p{L}])`, 'iu')
  const heads = others.flatMap((other) => /\p{L}+$/u.exec(other.split(/[,(]/)[0]?.trim() ?? '')?.[0] ?? [])
  const more = heads.filter((head) => !ASIDE.test(head)).map(stem)
  for (const sentence of instructions.flatMap((text) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u))) {
    const said = sentence.replace(/[.!]$/, '')
    if (!COOKS.test(said) || !own.test(said) || said.length > MAX_SENTENCE) continue
    if (THEN.test(said.replace(INTO_WATER, '')) || more.some((head) => said.toLowerCase().includes(head)))
      continue
    return { from: said, to: step.replace(/\.$/, '') }
  }
  return null
}

const MAX_SENTENCE = 200

const COOKS =
  /^(?:meanwhile,? |first,? )?(?:cook|boil|soak|simmer|steam|prepare|warm|heat|bring [^.]{0,40}water[^.]{0,20} boil|pour [^,.]{0,20}water over)\b/i

/** Something else happens in the same sentence. */
const THEN =
  /\b(?:then (?!drain)|meanwhile|while|add|stir in|serve|mash|toss|fry|with (?!(?:\d|½|¼|salted|water|cold|plenty)))/i

/** "Bring 2 cups water to a boil, add the rice" does nothing else. */
const INTO_WATER = /(?<=\bboil)(?:,| and) (?:add|stir in)\b/i

/** What goes into cooking water is no part of the dish. */
const ASIDE = /^(?:water|salt|taste|pepper)$/i

const stem = (head: string): string => head.toLowerCase().replace(/(?:es|s)$/, '')
const escaped = (name: string): string =>
  name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[\s-]+/g, '[\\s-]+')
