import { type SurveyRow, surveyRows } from './rows.ts'

/**
 * The FNDDS foods whose lower-case names have one of these pieces of text. All names are joined in one text: searching them
 * one by one takes half a millisecond, and a plate asks for each of its lines.
 */
export function rowsNaming(pieces: readonly string[]): SurveyRow[] {
  all ??= joined()
  const found = new Set<number>()
  for (const piece of pieces) {
    for (let at = all.text.indexOf(piece); at >= 0; ) {
      const row = rowAt(all.starts, at)
      found.add(row)
      const next = all.starts[row + 1]
      at = next === undefined ? -1 : all.text.indexOf(piece, next)
    }
  }
  const rows = surveyRows()
  return [...found].sort((a, b) => a - b).flatMap((row) => rows[row] ?? [])
}

/** All names, and where each of them starts. */
let all: { text: string; starts: readonly number[] } | undefined

function joined(): { text: string; starts: number[] } {
  const starts: number[] = []
  let length = 0
  for (const { lower } of surveyRows()) {
    starts.push(length)
    length += lower.length + 1
  }
  return {
    text: surveyRows()
      .map(({ lower }) => lower)
      .join('\n'),
    starts,
  }
}

/** The last row that starts at or before a place. */
function rowAt(starts: readonly number[], place: number): number {
  let low = 0
  let high = starts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle
  }
  return low
}
