/** What the product knows about one diet. */
type DietFacts = {
  label: string
  /** What the builder says below the label. */
  hint?: string
  /** True when My Recipes can be filtered by it. */
  isFilter: boolean
  /** True when it excludes foods in any amount. Then it applies wherever it is named, even among other words. */
  isStrict: boolean
}

/**
 * The diets that the builder offers, in its order. Ids are sent and stored, under the key `dietary` in requests and
 * replies, `dietary_type` and `dietary_preferences` in the database. Do not rename that key: parts go live and are rolled
 * back while the gateway keeps running, and a gateway or build that does not know a new key would read no diets at all and
 * give a vegan salmon.
 */
export const BUILDER_DIETS = [
  'low-carb',
  'low-gi',
  'gluten-free',
  'dairy-free',
  'vegetarian',
  'vegan',
] as const
export type BuilderDiet = (typeof BUILDER_DIETS)[number]

/** The diets that a profile offers, in its order. */
export const PROFILE_DIETS = [
  'low-carb',
  'keto',
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'paleo',
] as const
export type ProfileDiet = (typeof PROFILE_DIETS)[number]

/** Every diet a recipe can be asked to follow, from the builder or from a profile. */
export type Diet = BuilderDiet | ProfileDiet

/**
 * All diets, in the order of lists that show them all. A new one also needs the words that break it
 * (`nutrition/rules/words/diet-words.ts`), its name in `breaks` of each food that breaks it (`nutrition/table/foods/`),
 * how people name it (`words/diets.ts`) and a migration for the columns that store it.
 */
export const DIETS: Readonly<Record<Diet, DietFacts>> = {
  'low-carb': { label: 'Low-carb', hint: 'Little starch and sugar', isFilter: true, isStrict: false },
  'low-gi': { label: 'Low-GI', hint: 'Carbs that rise slowly', isFilter: true, isStrict: false },
  keto: { label: 'Keto', isFilter: true, isStrict: false },
  paleo: { label: 'Paleo', isFilter: false, isStrict: false },
  vegetarian: { label: 'Vegetarian', hint: 'No meat or fish', isFilter: true, isStrict: true },
  vegan: { label: 'Vegan', hint: 'No animal products', isFilter: true, isStrict: true },
  'gluten-free': { label: 'Gluten-free', hint: 'No wheat, rye or barley', isFilter: true, isStrict: true },
  'dairy-free': { label: 'Dairy-free', hint: 'No milk, butter or cheese', isFilter: true, isStrict: true },
}

export const ALL_DIETS = Object.keys(DIETS) as readonly Diet[]
