import type { Figures, LineFigures } from '@evenplate/domain/recipe'
import { isCounted } from '@evenplate/domain/totals'

export type SourcedLine = {
  /** Its position in the recipe. */
  at: number
  line: LineFigures
  /** Share of the counted net carbs, 0 to 1; null if there are none. */
  share: number | null
}

/**
 * The lines in the order people ask about them: uncounted lines, then the most carbs, then lines without carbs. Carbs
 * here are net, as used for the load: a sweetener that passes unused never comes first.
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

/** If the fiber is unknown, all of it may count. */
const netOf = (line: LineFigures): number => line.nutrition.netCarbs ?? carbsOf(line)
