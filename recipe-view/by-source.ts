import type { Figures, LineFigures } from '@evenplate/domain/recipe'
import { isCounted } from '@evenplate/domain/totals'

export type SourcedLine = {
  /** Its place in the recipe. */
  at: number
  line: LineFigures
  /** Of the carbs that were counted, 0 to 1; null where there are none. */
  share: number | null
}

/** The lines in the order a reader asks about them: what is missing, what brings most carbs, what brings none. */
export function bySource({ lines }: Figures) {
  const carbs = lines.reduce((sum, { nutrition }) => sum + (nutrition.carbs ?? 0), 0)
  const all: SourcedLine[] = lines.map((line, at) => ({
    at,
    line,
    share: isCounted(line) && carbs > 0 ? (line.nutrition.carbs ?? 0) / carbs : null,
  }))
  const isNegligible = ({ line }: SourcedLine) => line.negligible
  return {
    counted: all
      .filter((source) => isCounted(source.line) && !isNegligible(source))
      .sort((a, b) => (b.share ?? 0) - (a.share ?? 0)),
    missing: all.filter((source) => !isCounted(source.line) && !isNegligible(source)),
    negligible: all.filter(isNegligible),
  }
}
