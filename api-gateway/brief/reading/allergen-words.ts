import type { Allergen } from '@evenplate/nutrition/food'

/**
 * What a food that a person says they are allergic to puts out of the dish: the class behind it, and the
 * food itself where the word does not name the class. Peanuts and tree nuts are classes apart: an allergy to
 * the one forbids nothing of the other.
 */
export function allergyTo(food: string): { allergies: Allergen[]; unwanted: string[] } | null {
  // Whoever reacts to these reacts to what they are made of; who only leaves them out says nothing of it.
  if (/^egg noodles?$/.test(food)) return { allergies: ['eggs', 'wheat'], unwanted: [food] }
  if (PEANUT.test(food)) return { allergies: [], unwanted: ['peanuts'] }
  if (TREE_NUT.test(food)) return { allergies: [], unwanted: unique(['tree nuts', food]) }
  for (const [allergen, { names, members }] of Object.entries(WORDS) as [Allergen, Words][]) {
    if (names.test(food)) return { allergies: [allergen], unwanted: [] }
    if (members.test(food)) return { allergies: [allergen], unwanted: [food] }
  }
  return null
}

const unique = (terms: string[]): string[] => [...new Set(terms)]

const PEANUT = /^(?:peanuts?(?: butter| oil)?|groundnuts?|monkey nuts?)$/
const TREE_NUT =
  /^(?:tree ?nuts?|almonds?|walnuts?|cashews?|pecans?|pistachios?|hazelnuts?|filberts?|macadamias?(?: nuts?)?|brazil nuts?|pine nuts?)$/

type Words = { names: RegExp; members: RegExp }

const WORDS: Record<Allergen, Words> = {
  nuts: {
    names: /^(?:(?:all )?nuts?)$/,
    members: /^(?:mixed nuts)$/,
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
