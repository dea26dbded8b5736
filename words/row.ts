/**
 * One meaning and how people say it; see ./README.md. `say` is what Spanish is read as, if the first of `en` is not a
 * plain phrase.
 */
export type Row<T = string> = { means: T; en: string; es: string; say?: string }

/** A row that is read only in a text with `when`: most have none, and looking for it is quick. */
export type Told = Row & { when: RegExp }

/** One pattern for all ways to say it in English. */
export const patternOf = ({ en }: { en: string }, flags = ''): RegExp =>
  new RegExp(`(?<![\\w-])(?:${en})(?![\\w])`, flags)

/** Spanish phrases of a row, and the English words they are read as. */
export const pairsOf = ({ en, es, say }: Row<unknown>): [string, string][] =>
  es === '' ? [] : es.split('|').map((phrase) => [phrase, say ?? en.split('|')[0] ?? ''])
