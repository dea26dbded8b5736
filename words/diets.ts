import type { Allergen, Diet } from '@evenplate/domain/options'
import type { Row } from './row.ts'

export type DietMeaning = {
  diets?: Diet[]
  allergies?: Allergen[]
  unwanted?: string[]
  style?: string[]
}

/** Diets as people name them. */
export const DIETS: Row<DietMeaning>[] = [
  {
    means: { diets: ['gluten-free'], allergies: ['gluten'] },
    en: String.raw`(?<![\p{L}])(?:co?eliac|cel[ií]ac[oa]|sin tacc|libre de tacc|c[œo]e?liaque|z[öo]e?liakie)s?(?: disease)?(?![\p{L}])|\bgluten[- ](?:intoleran\w+|sensitiv\w+|allerg\w+)|\b(?:intolerant|sensitive|allergic) to gluten\b`,
    // TACC: trigo, avena, cebada y centeno, as on packages in Argentina and Uruguay.
    es: 'celiaco|celiaca|celiacos|celiacas|enfermedad celiaca|soy celiaco|soy celiaca|sin gluten por celiaquia|celiaquia|sin tacc|sin t.a.c.c.|libre de tacc|nada con tacc|apto celiacos|apto para celiacos|apta para celiacos',
    say: 'celiac',
  },
  {
    means: { diets: ['dairy-free'] },
    en: String.raw`\blactose[- ]intoleran\w+|\bintoleran(?:t|ce) (?:to|of) lactose\b|\bnon[- ]dairy\b`,
    es: 'intolerante a la lactosa|intolerancia a la lactosa',
    say: 'lactose intolerant',
  },
  {
    means: { unwanted: ['meat', 'poultry'] },
    en: String.raw`\bpesc[ae]tarians?\b`,
    es: 'pescetariano|pescetariana|pescatariano|pescatariana',
    say: 'pescatarian',
  },
  {
    means: { diets: ['vegan'] },
    en: String.raw`\bvegans?\b|\bplant[- ]?based\b|\b(?:eats?|eating) (?:(?:only|just|nothing but) )?plants\b|\b(?:only|just) plants\b|\bno(?:thing)? (?:of )?animal (?:origin|foods?|produce)\b|\bnothing (?:that comes )?from (?:an )?animals?\b`,
    es: 'vegano|vegana|veganos|veganas|a base de plantas|nada de origen animal|nada animal|sin nada animal|sin productos animales|solo plantas|solo como plantas|nada que venga de animales',
    say: 'vegan',
  },
  {
    means: { diets: ['vegetarian'] },
    en: String.raw`\bvegetarians?\b|\bveggie\b|\bmeat[- ]?less\b|\bnothing (?:with|that had) a (?:face|mother|pulse)\b|\bno dead animals?\b`,
    es: 'vegetariano|vegetariana|vegetarianos|vegetarianas|animales muertos|no como animales|no comemos animales|nada con ojos',
    say: 'vegetarian',
  },
  // What a religion or an illness excludes. "Kosher salt" and "kosher dill" are only names.
  {
    means: { unwanted: ['pork', 'alcohol'] },
    en: String.raw`(?<!\b(?:not|non|isn't|no longer)[- ])\b(?:halal|haram|muslims?|ramadan|iftar)\b`,
    es: 'halal|musulman|musulmana|musulmanes|ramadan',
    say: 'halal',
  },
  {
    means: { unwanted: ['pork', 'shellfish'] },
    en: String.raw`(?<!\b(?:not|non|isn't|no longer)[- ])\bkosher\b(?! (?:salt|dill|pickles?|hot dogs?))`,
    es: 'kosher|kasher',
    say: 'kosher',
  },
  { means: { unwanted: ['beef'] }, en: String.raw`\bhindus?\b`, es: 'hindu|hinduista|hindues', say: 'hindu' },
  {
    means: { diets: ['vegetarian'], unwanted: ['onion', 'garlic', 'root vegetable'] },
    en: String.raw`\bjain(?:s|ism)?\b`,
    es: 'jainista',
    say: 'jain',
  },
  {
    means: { unwanted: ['alcohol'] },
    en: String.raw`\bteetotal(?:l?ers?)?\b|\b(?:recovering|recovered) alcoholic\b|\b(?:\d+|two|three|four|five|ten|many) (?:days|weeks|months|years) sober\b|\bsober (?:since|for)\b`,
    es: 'abstemio|abstemia|alcoholico recuperado|alcoholico en recuperacion|alcoholica en recuperacion',
    say: 'teetotal',
  },
  {
    means: { unwanted: ['fava beans'] },
    en: String.raw`\bfavism\b|\bg6pd\b`,
    es: 'favismo|g6pd',
    say: 'favism',
  },
  {
    means: { unwanted: ['red meat', 'pork', 'gelatin'] },
    en: String.raw`\balpha[- ]?gal\b`,
    es: 'alfa gal|alergia a la carne roja por garrapata',
    say: 'alpha gal',
  },
  {
    means: { diets: ['keto'] },
    en: String.raw`\bketo(?:genic)?\b`,
    es: 'keto|cetogenico|cetogenica',
    say: 'keto',
  },
  { means: { diets: ['paleo'] }, en: String.raw`\bpal(?:a)?eo\b`, es: 'paleo', say: 'paleo' },
  {
    means: { diets: ['low-carb'] },
    en: String.raw`\b(?:low|lower|reduced|fewer|less|few)[- ]?(?:in )?carb(?:s|ohydrates?)?\b|\bcarb[- ]conscious\b|\blchf\b|\bcarbs? (?:kept )?low\b|\b(?:go(?:ing)? )?(?:easy|light) on (?:the )?carbs?\b|\b(?:not|without) (?:too )?many carbs?\b|\bwatch(?:ing)? (?:my |our |the )?carbs?\b|\blow in carb(?:s|ohydrates?)\b`,
    es: 'bajo en carbohidratos|baja en carbohidratos|bajos en carbohidratos|bajas en carbohidratos|pocos carbohidratos|bajo en carbos|baja en carbos|bajo en hidratos|baja en hidratos|con pocos carbohidratos|pocos carbos|menos carbohidratos|con menos carbohidratos|menos carbos|con menos carbos|reducido en carbohidratos|reducida en carbohidratos|ligero en carbohidratos',
    say: 'low carb',
  },
  {
    means: { diets: ['low-gi'] },
    en: String.raw`\blow(?:er)?[- ]?(?:g\.?i\.?|g\.?l\.?|glyc(?:a)?emic(?:[- ](?:index|load|impact))?)(?![\w])`,
    es: 'bajo indice glucemico|bajo indice glicemico|bajo en azucar en la sangre|de bajo indice glucemico|bajo en indice glucemico',
    say: 'low glycemic',
  },
]

/** The diet or allergen that leaving this out amounts to. */
export const DIET_WITHOUT: ReadonlyMap<string, Diet> = new Map<string, Diet>([
  ['gluten', 'gluten-free'],
  ['dairy', 'dairy-free'],
  ['dairy product', 'dairy-free'],
  ['lactose', 'dairy-free'],
  ['milk', 'dairy-free'],
  ['meat', 'vegetarian'],
  ['animal product', 'vegan'],
  ['animal', 'vegan'],
  ['carb', 'low-carb'],
  ['carbohydrate', 'low-carb'],
])
