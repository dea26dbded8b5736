import { FAMILIES } from '../foods.ts'
import { FOODS_ES } from '../foods-es.ts'
import { withoutAccents } from './plain-text.ts'

/** Features of medicines, of doses and of taking them. */
export const TAKEN = [
  ...[
    'drug',
    'drug-name',
    'insulin',
    'pills-low',
    'ratio',
    'dose',
    'count-units',
    'basal',
    'bolusing',
    'shot',
  ],
  ...['bolus-kind', 'self-dose', 'ask-how-much', 'correction', 'mg', 'inject', 'pump', 'pod', 'pen'],
  ...['calc', 'missed', 'regimen', 'typeone', 'high-figure', 'high-small', 'lowers'],
]

const FOODS: ReadonlySet<string> = new Set(
  [...FAMILIES, ...FOODS_ES.flatMap(([english, spanish]) => [english, ...spanish.split('|')])].map(
    withoutAccents,
  ),
)

export const isFood = (name: string): boolean =>
  [name, name.replace(/s$/, ''), name.replace(/es$/, '')].some((one) => FOODS.has(one))
