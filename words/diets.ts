import type { Allergy, Diet } from '@evenplate/domain/options'
import type { Row } from './row.ts'

export type DietMeaning = {
  diets?: Diet[]
  allergies?: (Allergy | 'gluten' | 'sesame')[]
  unwanted?: string[]
  style?: string[]
}

/** Diets as people name them. */
export const DIETS: Row<DietMeaning>[] = [
  {
    means: { diets: ['gluten-free'], allergies: ['gluten'] },
    en: String.raw`(?<![\p{L}])(?:co?eliac|cel[ií]ac[oa]|c[œo]e?liaque|z[öo]e?liakie)s?(?: disease)?(?![\p{L}])|\bgluten[- ](?:intoleran\w+|sensitiv\w+|allerg\w+)|\b(?:intolerant|sensitive|allergic) to gluten\b`,
    es: 'celiaco|celiaca|enfermedad celiaca|soy celiaco|soy celiaca|sin gluten por celiaquia|celiaquia',
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
    en: String.raw`\bvegans?\b|\bplant[- ]?based\b`,
    es: 'vegano|vegana|veganos|veganas|a base de plantas',
    say: 'vegan',
  },
  {
    means: { diets: ['vegetarian'] },
    en: String.raw`\bvegetarians?\b|\bveggie\b|\bmeat[- ]?less\b`,
    es: 'vegetariano|vegetariana|vegetarianos|vegetarianas',
    say: 'vegetarian',
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

/** What leaving this out amounts to. */
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
