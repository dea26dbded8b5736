import type { Holding } from './holding.ts'

/** Names of whole classes: an allergy to one, or avoiding it, excludes everything that contains it. */
export const CLASS_NAMES: readonly Holding[] = [
  { holds: ['fish', 'shellfish'], en: 'seafood, sea food' },
  { holds: ['shellfish'], en: 'shellfish, shell fish, crustacean, mollusc, mollusk' },
  { holds: ['fish'], en: 'fish, finfish, fin fish' },
  {
    holds: ['dairy'],
    en: `dairy, dairy product, dairy protein, milk, milk product, milk protein, cow milk, cows milk, cow milk protein, lactose, casein`,
  },
  { holds: ['nuts'], en: 'nut, all nuts, any nut, nut of any kind' },
  { holds: ['eggs'], en: 'egg, egg product, hen egg, hens egg, chicken egg, egg protein' },
  { holds: ['soy'], en: 'soy, soya, soybean, soya bean, soy product, soya product, soy protein' },
  { holds: ['wheat'], en: 'wheat, wheat protein' },
  { holds: ['gluten'], en: 'gluten, coeliac, celiac, coeliac disease, celiac disease' },
  { holds: ['sesame'], en: 'sesame, sesame seed, tahini' },
]
