import { ALL_DIETS, type Diet } from '@evenplate/domain/diets'
import type { Allergen } from '@evenplate/nutrition/table/food'
import { DIET_WITHOUT, DIETS } from '@evenplate/words/diets'
import type { Scraps } from './scraps.ts'

const KNOWN = DIETS.map((row) => ({ means: row.means, pattern: new RegExp(row.en, 'gu') }))

export type DietReading = { diets: Diet[]; allergies: Allergen[]; unwanted: string[]; style: string[] }

/** Cuts diets out of the text. A denied diet ("not vegan") does not count. */
export function takeDiets(text: Scraps): DietReading {
  const read: DietReading = { diets: [], allergies: [], unwanted: [], style: [] }
  text.takeAll(DENIED)
  for (const free of text.takeAll(FREE_FROM)) {
    for (const word of free[1]!.split(/,? and |,? or |, | and /)) addFreeFrom(word.trim(), read)
  }
  for (const { pattern, means } of KNOWN) {
    if (!text.takeAll(pattern).length) continue
    read.diets.push(...(means.diets ?? []))
    read.allergies.push(...(means.allergies ?? []))
    read.unwanted.push(...(means.unwanted ?? []))
    read.style.push(...(means.style ?? []))
  }
  return read
}

const DIET_NAMES = [...ALL_DIETS.map((diet) => diet.replace('-', '[- ]')), 'veggie', 'ketogenic']
const DENIED = new RegExp(
  String.raw`\b(?:(?:not|isn't|aren't|n't|no longer|non)[- ](?:a |an |necessarily |strictly |even |be )?(?:${DIET_NAMES.join('|')})s?)\b`,
  'g',
)

/** "gluten and dairy free", "egg-free", each word on its own. */
const FREE_FROM =
  /(?<![-\w])((?:(?:gluten|dairy|lactose|wheat|egg|nut|peanut|soy|soya|meat|fish|shellfish|grain|sesame|carb|animal)s?(?:,? and |,? or |, |-and-))*(?:gluten|dairy|lactose|milk|wheat|egg|nut|peanut|soy|soya|meat|fish|shellfish|grain|sesame|carb|pork|onion|garlic|oil|crust|bread|nightshade)s?)[- ]free\b/g

function addFreeFrom(word: string, read: DietReading): void {
  const diet = DIET_WITHOUT.get(word.replace(/s$/, ''))
  if (diet) read.diets.push(diet)
  else if (word) read.unwanted.push(word === 'nut' ? 'nuts' : word)
}
