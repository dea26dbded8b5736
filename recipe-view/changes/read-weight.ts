/** What a person typed as a weight: a number, nothing yet, or something that is not a weight. */
export type TypedWeight =
  | { state: 'empty' }
  | { state: 'wrong'; why: string }
  | { state: 'read'; value: number }

/**
 * Reads "120", "12.5", "12,5" or "120 g". What could be a thousand or a one ("1,000") is not guessed.
 * @param most the largest plausible weight, in the same unit
 */
export function readWeight(typed: string, most: number, unit: 'g' | 'oz' = 'g'): TypedWeight {
  const text = typed.trim().replace(/\s*(?:g|grams?|oz|ounces?)\.?$/i, '')
  if (text === '') return { state: 'empty' }
  if (/^\d{1,3}[.,]\d{3}$/.test(text))
    return {
      state: 'wrong',
      why: `Did you mean ${text.replace(/[.,]/, '')}? Please write it without a comma or period.`,
    }
  if (!/^\d*(?:[.,]\d{1,2})?$/.test(text))
    return {
      state: 'wrong',
      why: `Please enter a number of ${UNIT[unit]}, like ${unit === 'g' ? '120' : '4.5'}.`,
    }
  const value = Number(text.replace(',', '.'))
  if (value > most) return { state: 'wrong', why: `That is more than ${Math.round(most)} ${unit}.` }
  return { state: 'read', value }
}

const UNIT = { g: 'grams', oz: 'ounces' } as const
