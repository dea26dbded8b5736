/** A feature and the plain phrases that have it, English and Spanish, alternatives separated by `|`. */
export type FeatureRow = { feature: string; en: string; es: string }

export const row = (feature: string, en: string, es = ''): FeatureRow => ({ feature, en, es })
