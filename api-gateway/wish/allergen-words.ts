import type { Allergen } from '@evenplate/nutrition/food'

/**
 * The allergen class behind a food a person says they are allergic to. `exact` when the word names
 * the class itself; else the food belongs on the list of unwanted things as well.
 */
export function allergenOf(food: string): { allergen: Allergen; exact: boolean } | null {
  for (const [allergen, { names, members }] of Object.entries(WORDS) as [Allergen, Words][]) {
    if (names.test(food)) return { allergen, exact: true }
    if (members.test(food)) return { allergen, exact: false }
  }
  return null
}

type Words = { names: RegExp; members: RegExp }

const WORDS: Record<Allergen, Words> = {
  nuts: {
    names: /^(?:tree ?)?nuts?$/,
    members:
      /^(?:peanuts?(?: butter)?|groundnuts?|almonds?|walnuts?|cashews?|pecans?|pistachios?|hazelnuts?|macadamias?(?: nuts?)?|brazil nuts?|pine nuts?|mixed nuts)$/,
  },
  dairy: {
    names: /^(?:dairy(?: products?)?|milk(?: products?)?|cow'?s? milk|lactose|casein|whey|milk protein)$/,
    members: /^(?:cheese|butter|cream|yogh?urts?|greek yogh?urt|feta|mozzarella|parmesan|ghee)$/,
  },
  eggs: { names: /^(?:hen'?s? )?eggs?$/, members: /^(?:egg whites?|egg yolks?|mayonnaise|mayo)$/ },
  soy: {
    names: /^(?:soy|soya|soy ?beans?|soya ?beans?|soy products?)$/,
    members: /^(?:(?:firm |silken |soft )?tofu|tempeh|edamame|miso|soy sauce|soy milk)$/,
  },
  wheat: { names: /^wheat(?: flour)?$/, members: /^(?:seitan|bulgur|couscous|semolina|spelt|farro)$/ },
  shellfish: {
    names: /^(?:shell ?fish|crustaceans?|mollus[ck]s?)$/,
    members:
      /^(?:shrimps?|prawns?|crabs?|crab meat|lobsters?|mussels?|clams?|oysters?|scallops?|squid|octopus|crayfish)$/,
  },
  fish: {
    names: /^(?:fish|fin ?fish)$/,
    members:
      /^(?:salmon|tuna|cod|trout|halibut|tilapia|sardines?|anchov(?:y|ies)|mackerel|haddock|herring|sea bass)$/,
  },
  gluten: { names: /^gluten$/, members: /^(?:barley|rye)$/ },
  sesame: { names: /^sesame(?: seeds?)?$/, members: /^(?:tahini|sesame oil)$/ },
}
