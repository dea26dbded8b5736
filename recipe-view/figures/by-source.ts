import type { Figures, LineFigures } from '@evenplate/domain/recipe'
import { isCounted } from '@evenplate/domain/totals'

export type SourcedLine = {
  /** Its place in the recipe. */
  at: number
  line: LineFigures
  /** Of the net carbs that were counted, 0 to 1; null where there are none. */
  share: number | null
}

/**
 * The lines in the order a reader asks about them: uncounted lines, then the most carbs, then lines without carbs. Carbs here
 * are the net ones, of which the load is made: a sweetener that passes unused never comes first.
 */
export function bySource({ lines }: Figures) {
  const net = lines.reduce((sum, line) => sum + netOf(line), 0)
  const all: SourcedLine[] = lines.map((line, at) => ({
    at,
    line,
    share: isCounted(line) && net > 0 ? netOf(line) / net : null,
  }))
  const isNegligible = ({ line }: SourcedLine) => line.negligible
  return {
    counted: all
      .filter((source) => isCounted(source.line) && !isNegligible(source))
      .sort((a, b) => netOf(b.line) - netOf(a.line) || carbsOf(b.line) - carbsOf(a.line)),
    missing: all.filter((source) => !isCounted(source.line) && !isNegligible(source)),
    negligible: all.filter(isNegligible),
  }
}

const carbsOf = ({ nutrition }: LineFigures): number => nutrition.carbs ?? 0

/** Where the fiber is not known, all of it may count. */
const netOf = (line: LineFigures): number => line.nutrition.netCarbs ?? carbsOf(line)
