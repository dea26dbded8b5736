import type { Row } from './row.ts'

/** Adjectives that ask for a food: "cheesy" asks for cheese. */
export const FLAVORS: Row[] = [
  { means: 'cheese', en: 'cheesy|cheesey', es: 'quesudo|con mucho queso' },
  {
    means: 'chocolate',
    en: 'chocolatey|chocolat(?:e)?y|choclat(?:e)?y|choco|fudgy',
    es: 'achocolatado|achocolatada|chocolatoso|chocolatosa',
  },
  { means: 'lemon', en: 'lemony|lemon flavored', es: 'alimonado|alimonada' },
  { means: 'garlic', en: 'garlicky|garlicy', es: 'con mucho ajo' },
  { means: 'mint', en: 'minty', es: 'mentolado' },
  { means: 'ginger', en: 'gingery', es: '' },
  { means: 'cinnamon', en: 'cinnamony|cinnamon-y', es: '' },
  { means: 'coconut', en: 'coconutty', es: '' },
  { means: 'peanut butter', en: 'peanut ?-?buttery', es: '' },
  { means: 'mushrooms', en: 'mushroomy', es: '' },
  { means: 'tomatoes', en: 'tomatoey|tomatoy', es: '' },
  { means: 'bacon', en: 'bacony|bacon-y', es: '' },
  { means: 'beef', en: 'beefy', es: '' },
  { means: 'fruit', en: 'fruity', es: 'afrutado|afrutada' },
  { means: 'nuts', en: 'nutty', es: '' },
]
