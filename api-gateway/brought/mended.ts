import type { BroughtLine, Mend, RememberedFood } from '@evenplate/domain/brought-recipe'
import type { BroughtRecord } from '@evenplate/domain/brought-record'
import type { Steps } from '@evenplate/domain/steps'
import { inEnglishLine } from '@evenplate/nutrition/abroad/abroad-line'
import { anyFoodById, mendedLine, phraseOf } from '@evenplate/nutrition/reading/mended-line'

/**
 * What is corrected about each line, and what it is counted as. `remembered`: lines whose food comes from an earlier
 * correction.
 * `inEnglish`: lines in another language, as we read them.
 */
export type Mended = Pick<BroughtRecord, 'mends' | 'rewritten'> & {
  remembered: ReadonlySet<number>
  inEnglish: ReadonlyMap<number, string>
}

/** Ignores a correction of a missing line, or to a food in no table. One line per step. */
export function* mendedIn(
  lines: readonly BroughtLine[],
  mends: readonly Mend[],
  remembered: readonly RememberedFood[],
  language: BroughtRecord['language'],
): Steps<Mended> {
  const said = new Map(mends.map((mend) => [mend.line, mend]))
  const foods = new Map(remembered.map(({ phrase, food }) => [phrase, food]))
  const found: Mended & { remembered: Set<number>; inEnglish: Map<number, string> } = {
    mends: [],
    rewritten: [],
    remembered: new Set(),
    inEnglish: new Map(),
  }
  for (const [line, { kind, text }] of lines.entries()) {
    const mend = kind === 'ingredient' ? said.get(line) : undefined
    const english =
      kind === 'ingredient' && language !== null && language !== 'en' ? inEnglishLine(text, language) : null
    if (english !== null) found.inEnglish.set(line, english)
    const read = english ?? text
    const own = mend?.food !== undefined && anyFoodById(mend.food) ? mend.food : undefined
    const before =
      kind === 'ingredient' && own === undefined && foods.size > 0 ? foods.get(phraseOf(read)) : undefined
    const food = own ?? before
    const rewritten = mend || food ? mendedLine(read, { food, grams: mend?.grams }) : null
    const counted = rewritten ?? english
    if (counted !== null && !mend?.leftOut) found.rewritten.push({ line, text: counted })
    if (before !== undefined && rewritten !== null) found.remembered.add(line)
    const kept = {
      ...((own ?? (rewritten === null ? undefined : before)) !== undefined && { food }),
      ...(mend?.grams !== undefined && { grams: mend.grams }),
      ...(mend?.leftOut && { leftOut: true }),
    }
    if (Object.keys(kept).length > 0)
      found.mends.push({ line, ...kept, ...(mend?.ofFile && { ofFile: true }) })
    yield
  }
  return found
}
