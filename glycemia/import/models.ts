/** Products that a file may name; other words in the same cell may be a person's ("Anna's phone") and are dropped. */
const MODELS: readonly [RegExp, string][] = [
  [/libre\s?3/i, 'FreeStyle Libre 3'],
  [/libre\s?2/i, 'FreeStyle Libre 2'],
  [/libre\s?pro/i, 'FreeStyle Libre Pro'],
  [/libre/i, 'FreeStyle Libre'],
  [/stelo/i, 'Stelo'],
  [/dexcom\s?one/i, 'Dexcom ONE'],
  [/(?:dex|\b)g7(?:\b|[a-z_])/i, 'Dexcom G7'],
  [/(?:dex|\b)g6(?:\b|[a-z_])/i, 'Dexcom G6'],
  [/(?:dex|\b)g5(?:\b|[a-z_])/i, 'Dexcom G5'],
  [/dexcom/i, 'Dexcom'],
  [/contour/i, 'Contour'],
  [/accu-?chek/i, 'Accu-Chek'],
  [/one\s?touch/i, 'OneTouch'],
  [/medtronic|minimed|guardian/i, 'Medtronic'],
]

const known = new Map<string, string | null>()

export function modelIn(text: string | undefined): string | null {
  if (!text) return null
  const before = known.get(text)
  if (before !== undefined) return before
  const model = MODELS.find(([pattern]) => pattern.test(text.slice(0, 100)))?.[1] ?? null
  // Cached for the rows that follow; few enough that a file full of different names cannot fill the memory.
  if (known.size > 50) known.clear()
  known.set(text, model)
  return model
}
