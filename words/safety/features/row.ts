/**
 * A feature and the phrases that have it, English and Spanish, alternatives separated by `|`.
 * Whatever has it also has the feature it is a kind of.
 */
export type FeatureRow = { feature: string; en: string; es: string; kindOf?: string }

export const row = (feature: string, en: string, es = '', kindOf?: string): FeatureRow => ({
  feature,
  en,
  es,
  ...(kindOf ? { kindOf } : {}),
})
