import type { GlossaryAnchor } from './glossary-anchors.ts'

/** What the product knows about one nutrient. */
type NutrientRow = {
  /** Its name in figures and in a model's reply. */
  key: string
  /** Its name on the page, in the mail and in the chart. */
  label: string
  unit: 'kcal' | 'g' | 'mg'
  /** Decimals that a serving's figure is rounded to. */
  digits: 0 | 1
  /** Its column in `recipes`, which the database fills from the figures. */
  column?: string
  /** Its name in schema.org's NutritionInformation. */
  schemaOrg?: string
  /** The glossary's entry on it. */
  term?: GlossaryAnchor
  /** Kilocalories per gram (Regulation (EU) 1169/2011, Annex XIV); only on those whose shares make up a dish's energy. */
  kcalPerGram?: number
  /** The nutrient it is part of: a chart draws it inside that nutrient's bar. */
  partOf?: string
  /** What its figure leaves out, shown wherever all of a recipe's figures are. */
  remark?: string
  /** True when a model is asked for it. The others come only from our count. */
  asked?: true
  /** True if figures were stored before it was counted: if missing, it is read as null and nothing is discarded. */
  later?: true
}

/**
 * Every nutrient of a line and of a serving, in the order in which it is shown. Schema, sums, rounding, the prompt and the
 * shape of a model's reply, the grid, the chart, the mail and the structured data all follow from this table.
 */
const ROWS = [
  {
    key: 'calories',
    label: 'Calories',
    unit: 'kcal',
    digits: 0,
    column: 'calories',
    schemaOrg: 'calories',
    asked: true,
  },
  {
    key: 'carbs',
    label: 'Total carbs',
    unit: 'g',
    digits: 1,
    column: 'carb_count',
    schemaOrg: 'carbohydrateContent',
    term: 'carbohydrates',
    asked: true,
  },
  {
    key: 'fiber',
    label: 'Fiber',
    unit: 'g',
    digits: 1,
    column: 'fiber_count',
    schemaOrg: 'fiberContent',
    term: 'fiber',
    kcalPerGram: 2,
    partOf: 'carbs',
    asked: true,
  },
  {
    key: 'netCarbs',
    label: 'Net carbs',
    unit: 'g',
    digits: 1,
    column: 'net_carb_count',
    term: 'net-carbs',
    kcalPerGram: 4,
    partOf: 'carbs',
    asked: true,
  },
  {
    key: 'protein',
    label: 'Protein',
    unit: 'g',
    digits: 1,
    column: 'protein_count',
    schemaOrg: 'proteinContent',
    kcalPerGram: 4,
    asked: true,
  },
  {
    key: 'fat',
    label: 'Fat',
    unit: 'g',
    digits: 1,
    column: 'fat_count',
    schemaOrg: 'fatContent',
    kcalPerGram: 9,
    asked: true,
  },
  {
    key: 'saturatedFat',
    label: 'Saturated fat',
    unit: 'g',
    digits: 1,
    schemaOrg: 'saturatedFatContent',
    term: 'saturated-fat',
    partOf: 'fat',
    later: true,
  },
  {
    key: 'sodium',
    label: 'Sodium',
    unit: 'mg',
    digits: 0,
    schemaOrg: 'sodiumContent',
    term: 'sodium',
    remark: 'Sodium does not include salt added to taste or at the table.',
    later: true,
  },
] as const satisfies readonly NutrientRow[]

export type NutrientKey = (typeof ROWS)[number]['key']
export type Nutrient = NutrientRow & { key: NutrientKey; partOf?: NutrientKey }
export const NUTRIENTS: readonly Nutrient[] = ROWS

/** Keys of the nutrients that a model states for its recipe. */
export const ASKED_NUTRIENTS: readonly NutrientKey[] = NUTRIENTS.filter(({ asked }) => asked).map(
  ({ key }) => key,
)

/** A value for each nutrient, by its key. */
export type PerNutrient<Value> = { [Key in NutrientKey]: Value }

/** Nutrition of a line or a serving, in each nutrient's unit; null means missing, never zero. */
export type Nutrition = PerNutrient<number | null>

/** An object with a value for each nutrient, in the table's order. */
export function perNutrient<Value>(of: (nutrient: Nutrient) => Value): PerNutrient<Value> {
  const values: Partial<PerNutrient<Value>> = {}
  for (const nutrient of NUTRIENTS) values[nutrient.key] = of(nutrient)
  return values as PerNutrient<Value>
}

/** Changes each known figure; missing figures stay missing. */
export const mapNutrition = (
  nutrition: Readonly<Nutrition>,
  change: (value: number, nutrient: Nutrient) => number,
): Nutrition =>
  perNutrient((nutrient) => {
    const value = nutrition[nutrient.key]
    return value === null ? null : change(value, nutrient)
  })

export const NO_NUTRITION: Readonly<Nutrition> = perNutrient(() => null)

type NutrientColumn = Extract<(typeof ROWS)[number], { column: string }>['column']

/** The nutrition columns of a row of `recipes`, by the names that the specification gives them. */
export type NutritionColumns = { [Column in NutrientColumn]: number | null }

/** An object with a value for each nutrition column. */
export const perNutrientColumn = <Value>(of: (nutrient: Nutrient) => Value) =>
  Object.fromEntries(
    NUTRIENTS.flatMap((nutrient) => (nutrient.column ? [[nutrient.column, of(nutrient)]] : [])),
  ) as { [Column in NutrientColumn]: Value }

/** What the known figures leave out. */
export const remarksOn = (nutrition: Readonly<Nutrition>): string[] =>
  NUTRIENTS.flatMap(({ key, remark }) => (remark && nutrition[key] !== null ? [remark] : []))

/** A serving's nutrients from a row's columns; null for a nutrient that has no column. */
export const nutritionOfColumns = (row: Readonly<NutritionColumns>): Nutrition =>
  perNutrient(({ column }) => (column ? row[column as NutrientColumn] : null))
