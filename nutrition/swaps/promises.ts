import type { Rules } from '../rules/rules.ts'
import { DIET_CLAIMS } from '../rules/words/diet-words.ts'
import type { Dish } from './dish.ts'

/** What a dish says about itself stays true after a swap: a bowl called gluten-free gets no barley. */
export function withPromises(rules: Rules, { title, description, tips }: Dish): Rules {
  const said = [title, description, ...tips].join('\n')
  const diets = DIET_CLAIMS.filter(([words]) => words.test(said)).map(([, diet]) => diet)
  const allergies = ALLERGENS.filter(([words]) => words.test(said)).map(([, allergen]) => allergen)
  return {
    ...rules,
    diets: [...new Set([...rules.diets, ...diets])],
    allergies: [...new Set([...rules.allergies, ...allergies])],
  }
}

const ALLERGENS: [RegExp, Rules['allergies'][number]][] = [
  [/nut[- ]free/i, 'nuts'],
  [/soy[- ]free/i, 'soy'],
  [/wheat[- ]free/i, 'wheat'],
]
