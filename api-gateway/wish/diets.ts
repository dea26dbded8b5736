import type { Diet } from '@evenplate/domain/options'
import type { Allergen } from '@evenplate/nutrition/food'
import type { Scraps } from './scraps.ts'

export type DietReading = { diets: Diet[]; allergies: Allergen[]; unwanted: string[]; style: string[] }

/** Cuts diets out of the text. A diet that is denied ("not vegan") is none. */
export function takeDiets(text: Scraps): DietReading {
  const read: DietReading = { diets: [], allergies: [], unwanted: [], style: [] }
  text.takeAll(DENIED)
  for (const free of text.takeAll(FREE_FROM)) {
    for (const word of free[1]!.split(/,? and |,? or |, | and /)) addFreeFrom(word.trim(), read)
  }
  for (const { pattern, adds } of DIETS) {
    if (!text.takeAll(pattern).length) continue
    read.diets.push(...(adds.diets ?? []))
    read.allergies.push(...(adds.allergies ?? []))
    read.unwanted.push(...(adds.unwanted ?? []))
    read.style.push(...(adds.style ?? []))
  }
  return read
}

const DENIED =
  /\b(?:(?:not|isn't|aren't|n't|no longer|non)[- ](?:a |an |necessarily |strictly |even |be )?(?:vegan|vegetarian|veggie|keto|ketogenic|paleo|gluten[- ]free|dairy[- ]free|low[- ]carb)s?)\b/g

/** "gluten and dairy free", "egg-free", each word on its own. */
const FREE_FROM =
  /(?<![-\w])((?:(?:gluten|dairy|lactose|wheat|egg|nut|peanut|soy|soya|meat|fish|shellfish|grain|sesame|carb|animal)s?(?:,? and |,? or |, |-and-))*(?:gluten|dairy|lactose|milk|wheat|egg|nut|peanut|soy|soya|meat|fish|shellfish|grain|sesame|carb|pork|onion|garlic|oil)s?)[- ]free\b/g

function addFreeFrom(word: string, read: DietReading): void {
  const diet = DIET_OF.get(word.replace(/s$/, ''))
  if (diet) read.diets.push(diet)
  else if (word) read.unwanted.push(word === 'nut' ? 'nuts' : word)
}

/** What leaving this out amounts to. */
export const DIET_OF: ReadonlyMap<string, Diet> = new Map(
  Object.entries({
    gluten: 'gluten-free',
    dairy: 'dairy-free',
    'dairy product': 'dairy-free',
    lactose: 'dairy-free',
    milk: 'dairy-free',
    meat: 'vegetarian',
    'animal product': 'vegan',
    animal: 'vegan',
    carb: 'low-carb',
    carbohydrate: 'low-carb',
  }),
)

const DIETS: { pattern: RegExp; adds: Partial<DietReading> }[] = [
  {
    pattern:
      /(?<![\p{L}])(?:co?eliac|cel[ií]ac[oa]|c[œo]e?liaque|z[öo]e?liakie)s?(?: disease)?(?![\p{L}])|\bgluten[- ](?:intoleran\w+|sensitiv\w+|allerg\w+)|\b(?:intolerant|sensitive|allergic) to gluten\b/gu,
    adds: { diets: ['gluten-free'], allergies: ['gluten'] },
  },
  {
    pattern: /\blactose[- ]intoleran\w+|\bintoleran(?:t|ce) (?:to|of) lactose\b|\bnon[- ]dairy\b/g,
    adds: { diets: ['dairy-free'] },
  },
  { pattern: /\bpesc[ae]tarians?\b/g, adds: { unwanted: ['meat', 'poultry'] } },
  { pattern: /\bvegans?\b|\bplant[- ]?based\b/g, adds: { diets: ['vegan'] } },
  { pattern: /\bvegetarians?\b|\bveggie\b|\bmeat[- ]?less\b/g, adds: { diets: ['vegetarian'] } },
  { pattern: /\bketo(?:genic)?\b/g, adds: { diets: ['keto'] } },
  { pattern: /\bpal(?:a)?eo\b/g, adds: { diets: ['paleo'] } },
  {
    pattern:
      /\b(?:low|lower|reduced|fewer|less|few)[- ]?(?:in )?carb(?:s|ohydrates?)?\b|\bcarb[- ]conscious\b|\blchf\b/g,
    adds: { diets: ['low-carb'] },
  },
  {
    pattern: /\blow(?:er)?[- ]?(?:g\.?i\.?|g\.?l\.?|glyc(?:a)?emic(?:[- ](?:index|load|impact))?)(?![\w])/g,
    adds: { diets: ['low-gi'] },
  },
]
