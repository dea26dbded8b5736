import type { Allergen } from '@evenplate/domain/options'

/** Without accents, in Spanish, French, German, Italian and Portuguese. */
export const SPEAKS_OF_ALLERGY =
  /\b(?:alergi(?:a|as|co|ca|cos|cas) (?:a|al|ao|aos|as)\b|allergiques? (?:a|au|aux)\b|allergies? (?:a|au|aux)\b|(?:allergi[ac]o?|allergica) (?:a|al|alla|alle|ai|agli)\b|allergisch (?:gegen|auf)|allergie gegen|\w*(?:allergie|allergiker(?:in)?|unvertraglichkeit|intoleranz)\b|intoleran(?:te|cia|t|ce|cia|za) (?:a|al|alla|au|aux|ao)\b)/

/** What each class is called in them, likewise. German writes compounds, so these are pieces of words. */
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
