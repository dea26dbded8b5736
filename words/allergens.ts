import type { Allergy } from '@evenplate/domain/options'

type Allergen = Allergy | 'gluten' | 'sesame'

/** One class each: peanuts are no tree nuts. */
export const PEANUT = /^(?:peanuts?(?: butter| oil)?|groundnuts?|monkey nuts?)$/
export const TREE_NUT =
  /^(?:tree ?nuts?|almonds?|walnuts?|cashews?|pecans?|pistachios?|hazelnuts?|filberts?|macadamias?(?: nuts?)?|brazil nuts?|pine nuts?)$/

type Words = { names: RegExp; members: RegExp }

/** What names a class, and what is of it. */
export const ALLERGENS: Record<Allergen, Words> = {
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

/** Without accents, in Spanish, French, German, Italian and Portuguese. */
export const SPEAKS_OF_ALLERGY =
  /\b(?:alergi(?:a|as|co|ca|cos|cas) (?:a|al|ao|aos|as)\b|allergiques? (?:a|au|aux)\b|allergies? (?:a|au|aux)\b|(?:allergi[ac]o?|allergica) (?:a|al|alla|alle|ai|agli)\b|allergisch (?:gegen|auf)|allergie gegen|\w*(?:allergie|allergiker(?:in)?|unvertraglichkeit|intoleranz)\b|intoleran(?:te|cia|t|ce|cia|za) (?:a|al|alla|au|aux|ao)\b)/

/** Their names for each class, likewise. */
export const ALLERGENS_ABROAD: [Allergen, RegExp][] = [
  [
    'nuts',
    /\b(?:frutos secos|nuez|nueces|almendras?|avellanas?|anacardos?|noix(?! de (?:coco|muscade))|fruits a coque|noisettes?|amandes?|\w*nuss\w*|nusse\w*|mandel\w*|frutta (?:secca|a guscio)|noci|noce(?! moscata)|nocciol[ae]|mandorl[ae]|nozes|castanhas?|amendoas?|cacahu[ea]tes?|mani|arachides?|arachidi|amendoim|pistach\w*|pistazie\w*)\b/,
  ],
  [
    'dairy',
    /\b(?:leche|lacteos?|lactosa|queso|lait|lactose|produits laitiers|fromages?|milch\w*|laktose\w*|kase|latte|latticini|lattosio|leite|laticinios|lactose)(?! de (?:coco|almendras?|soja))\b/,
  ],
  ['eggs', /\b(?:huevos?|oeufs?|ei|eier|eiallerg\w*|huhnerei\w*|uov[ao]|ovos?)\b/],
  ['fish', /\b(?:pescados?|poissons?|fisch\w*|pesce|peixes?)\b/],
  [
    'shellfish',
    /\b(?:mariscos?|gambas?|camarones|crustace\w*|moluscos?|mollusques?|fruits de mer|crevettes?|meeresfruchte\w*|krebstier\w*|schalentier\w*|garnelen|crostacei|frutti di mare|gamber\w+|molluschi|camarao)\b/,
  ],
  ['soy', /\b(?:soja\w*|soia)\b/],
  ['wheat', /\b(?:trigo|ble|weizen\w*|grano|frumento)\b/],
  ['gluten', /\b(?:gluten\w*|glutine)\b/],
  ['sesame', /\b(?:sesamo?\w*|ajonjoli|gergelim)\b/],
]
