import type { BroughtLine, Mend, RememberedFood } from '@evenplate/domain/brought-recipe'
import type { BroughtRecord } from '@evenplate/domain/brought-record'
import type { Steps } from '@evenplate/domain/steps'
import { anyFoodById, mendedLine, phraseOf } from '@evenplate/nutrition/reading/mended-line'

/** What is mended about each line, and what it is counted as. `remembered`: lines whose food was said before, not now. */
export type Mended = Pick<BroughtRecord, 'mends' | 'rewritten'> & { remembered: ReadonlySet<number> }

/** A mend of a line that is not there, or to a food of no table, is passed over. One line in each step. */
export function* mendedIn(
  lines: readonly BroughtLine[],
  mends: readonly Mend[],
  remembered: readonly RememberedFood[],
): Steps<Mended> {
  const said = new Map(mends.map((mend) => [mend.line, mend]))
  const foods = new Map(remembered.map(({ phrase, food }) => [phrase, food]))
  const found: Mended & { remembered: Set<number> } = { mends: [], rewritten: [], remembered: new Set() }
  for (const [line, { kind, text }] of lines.entries()) {
    const mend = kind === 'ingredient' ? said.get(line) : undefined
    const own = mend?.food !== undefined && anyFoodById(mend.food) ? mend.food : undefined
    const before =
      kind === 'ingredient' && own === undefined && foods.size > 0 ? foods.get(phraseOf(text)) : undefined
    const food = own ?? before
    const rewritten = mend || food ? mendedLine(text, { food, grams: mend?.grams }) : null
    if (rewritten !== null && !mend?.leftOut) found.rewritten.push({ line, text: rewritten })
    if (before !== undefined && rewritten !== null) found.remembered.add(line)
    const kept = {
      ...((own ?? (rewritten === null ? undefined : before)) !== undefined && { food }),
      ...(mend?.grams !== undefined && { grams: mend.grams }),
      ...(mend?.leftOut && { leftOut: true }),
    }
    if (Object.keys(kept).length > 0) found.mends.push({ line, ...kept })
    yield
  }
  return found
}
