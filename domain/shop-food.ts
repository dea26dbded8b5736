import * as z from 'zod/mini'

/** The aisles of a store, in the order most people walk them. A person may reorder them. */
export const AISLES = [
  'produce',
  'bakery',
  'meat',
  'fish',
  'dairy',
  'cans',
  'dry',
  'baking',
  'oils',
  'spices',
  'snacks',
  'drinks',
  'frozen',
  'other',
] as const
export type Aisle = (typeof AISLES)[number]

export const AISLE_NAMES: Readonly<Record<Aisle, string>> = {
  produce: 'Vegetables and fruit',
  bakery: 'Bread',
  meat: 'Meat',
  fish: 'Fish',
  dairy: 'Dairy, eggs and tofu',
  cans: 'Cans and jars',
  dry: 'Pasta, rice and grains',
  baking: 'Flour, sugar and nuts',
  oils: 'Oils, vinegars and sauces',
  spices: 'Herbs and spices',
  snacks: 'Snacks and sweets',
  drinks: 'Drinks',
  frozen: 'Frozen',
  other: 'Other',
}

export const PACKAGE_KINDS = [
  'package',
  'can',
  'carton',
  'bottle',
  'jar',
  'tube',
  'packet',
  'loaf',
  'pieces',
] as const
export type PackageKind = (typeof PACKAGE_KINDS)[number]

/** A size in which a food is sold. */
export const shopPackage = z.object({
  kind: z.catch(z.enum(PACKAGE_KINDS), 'package'),
  /** Usable grams: for a can of beans, the beans. */
  grams: z.number().check(z.positive()),
  /** What is printed on it: grams, milliliters for a food bought by volume, or pieces for a pack. */
  label: z.number().check(z.positive()),
})
export type ShopPackage = z.infer<typeof shopPackage>

/** A food as it is bought. Grams are of the part that is eaten, as recipes count them. */
export const shopFood = z.object({
  /** Of the food table. */
  id: z.string(),
  name: z.string(),
  aisle: z.catch(z.enum(AISLES), 'other'),
  buy: z.discriminatedUnion('by', [
    /** Counted: grams of one, and its words, "egg" and "eggs", "bunch" and "bunches". */
    z.object({
      by: z.literal('piece'),
      grams: z.number().check(z.positive()),
      one: z.string(),
      many: z.string(),
    }),
    /** Grams of a milliliter. */
    z.object({ by: z.literal('ml'), density: z.number().check(z.positive()) }),
    z.object({ by: z.literal('g') }),
    /** A spice: a jar lasts for months, so the list says how little the week needs. */
    z.object({ by: z.literal('jar') }),
  ]),
  /** Sizes it is sold in; none if it is sold loose. */
  packages: z.array(shopPackage),
  /** The share of the bought weight that is eaten, if less than all: asparagus 0.53. */
  edible: z.optional(z.number().check(z.positive(), z.maximum(1))),
  /**
   * For a form that nobody buys, "cooked rice": the food to buy instead, its grams per gram of this one, and the source
   * of that ratio.
   */
  boughtAs: z.optional(
    z.object({ id: z.string(), times: z.number().check(z.positive()), source: z.string() }),
  ),
})
export type ShopFood = z.infer<typeof shopFood>

/** Reply of `GET /api/foods`, by `ids` or by `q`. If a food is bought as another, the reply includes the other, too. */
export const shopFoods = z.array(shopFood)

/** Ids in one request, characters of a name that is looked for, and foods found for it. */
export const FOOD_LOOKUP = { ids: 400, idLength: 60, name: 80, found: 12 } as const
