/** A number above 0 that a person typed, with a comma or a point; null if it is not one, or above `most`. */
export function readGrams(text: string, most: number): number | null {
  const typed = text
    .trim()
    .replace(/\s*(g|grams?)$/i, '')
    .replace(',', '.')
  if (!/^\d{1,7}(\.\d{1,3})?$/.test(typed)) return null
  const value = Number(typed)
  return value > 0 && value <= most ? value : null
}
