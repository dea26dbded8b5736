import type { Row } from './row.ts'

const HALF =
  '(?:only |just |about )?(?:half|(?:a|one) (?:third|quarter)) (?:of )?(?:the|that|as much|as many|its|their)(?: usual| normal| regular)?'
const OF_NORMAL = '(?: (?:of|that|in) (?:the |a )?(?:usual|normal|regular)(?: one| recipe)?)?'

/** "Half the sugar": less of what we read as a wish without a figure. Foods ("half the rice") are read elsewhere. */
export const HALVES: Row[] = [
  { means: 'less sugar', en: `${HALF} sugar${OF_NORMAL}`, es: '' },
  { means: 'low salt', en: `${HALF} (?:salt|sodium)${OF_NORMAL}`, es: '' },
  { means: 'low fat', en: `${HALF} fat${OF_NORMAL}`, es: '' },
  { means: 'low carb', en: `${HALF} carb(?:s|ohydrates?)${OF_NORMAL}`, es: '' },
  {
    means: 'vegetarian',
    en: "(?<=\\b(?:is|i'm|im|am|are|he's|she's|shes|they're|went|gone|turned|mostly|both) (?:an? |all )?)veggies?(?= *(?:$|[.,;!?|]|and\\b|so\\b|but\\b|now\\b|or\\b))",
    es: '',
  },
  {
    means: '$1 with sparkling water',
    en: '(?:fizzy|bubbly|carbonated) (drinks?|beverages?|mocktails?)',
    es: '',
  },
  {
    means: 'drink with sparkling water',
    en: '(?:something|anything) (?:cold and |cool and |nice and )?(?:fizzy|bubbly|carbonated)',
    es: '',
  },
]
