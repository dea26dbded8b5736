import { LIMITS } from '@evenplate/domain/limits'

/** Lower case, "glykämie" as "glykamie": then word boundaries work, and nobody types accents in a hurry. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase()

/**
 * What a visitor wrote, in lower case, sentence by sentence, without repetitions. The period in a number does not end a
 * sentence. A text longer than a request may be is cut there.
 */
export const sentencesOf = (text: string): string[] => [
  ...new Set(
    withoutAccents(text.slice(0, LIMITS.freeTextMax))
      .replace(/[’‘`´]/g, "'")
      .replace(/\ba\.?1\.?c\b/g, 'a1c')
      .split(/[!?;\n¿¡…]+|\.(?!\d)/)
      .map((sentence) => sentence.trim())
      .filter(Boolean),
  ),
]

/** The same as one sentence: a question may name the medicine in one and ask in the next. */
export const wholeOf = (text: string): string =>
  withoutAccents(text.slice(0, LIMITS.freeTextMax))
    .replace(/[’‘`´]/g, "'")
    .replace(/[!;\n¡…]+|\.(?!\d)/g, ' , ')
