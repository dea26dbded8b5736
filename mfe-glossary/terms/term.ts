import type { SourceId } from './sources.ts'

export const CATEGORIES = ['bloodSugar', 'nutrition', 'diabetesManagement', 'recipes'] as const
export type Category = (typeof CATEGORIES)[number]

export const CATEGORY_LABELS: Record<Category, string> = {
  bloodSugar: 'Blood Sugar',
  nutrition: 'Nutrition',
  diabetesManagement: 'Diabetes Management',
  recipes: 'Recipe Terms',
}

/** One step of a scale, lowest first: `{ level: 'Low', range: '55 or less' }`. */
export type Band = { level: string; range: string }

export type Term = {
  /** As the heading shows it; its anchor is derived from it, so renaming a term breaks links to it. */
  term: string
  category: Category
  /** Plain language, no doses, no promises. US units first, mmol/L next to every mg/dL. */
  definition: string
  /** Other terms of the glossary, spelled the same. */
  relatedTerms: string[]
  sources: SourceId[]
  /** Other words people search by. */
  also?: string[]
  /** Shown as a scale under the definition. */
  bands?: Band[]
}

/** "Glycemic Index (GI)" is linked to as `#glycemic-index-gi`. */
export const anchorOf = (term: string): string =>
  term
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
