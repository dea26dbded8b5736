import type { Cuisine } from '../larder/larder-entry.ts'

/**
 * A set of flavors that fit together. Slots are food ids with alternatives, best first ("soy-sauce-low-sodium|tamari"), and an
 * amount per serving in the pantry's unit (a clove of garlic, a teaspoon of spice, a tablespoon of herb).
 */
export type SeasoningKit = {
  id: string
  /** In a title: "Lemon-Dill Salmon". */
  name: string
  /** The name if only its dry spices are used: "Rosemary Almonds". */
  spice: string
  cuisine: Cuisine
  /** Names for this way of cooking. */
  says: string[]
  hot: boolean
  fat: string
  aromatics: [string, number][]
  spices: [string, number][]
  salty: [string, number][]
  acid: string
  herb: string
}

const kit = (
  id: string,
  name: string,
  cuisine: Cuisine,
  says: string,
  parts: Pick<SeasoningKit, 'fat' | 'aromatics' | 'spices' | 'acid' | 'herb'> &
    Partial<Pick<SeasoningKit, 'salty' | 'hot'>>,
): SeasoningKit => ({
  id,
  name,
  spice: SPICE[id] ?? name,
  cuisine,
  says: says.split(' '),
  hot: false,
  salty: [],
  ...parts,
})

const SPICE: Record<string, string> = {
  greek: 'Oregano',
  dill: 'Dill',
  paprika: 'Paprika',
  basil: 'Italian-Herb',
  rosemary: 'Rosemary',
  cumin: 'Cumin',
  turmeric: 'Turmeric',
  chili: 'Chili',
  dijon: 'Thyme',
  herb: 'Thyme and Paprika',
}

const GARLIC: [string, number] = ['garlic|shallot|chives', 0.5]
const GINGER: [string, number] = ['ginger|ginger-ground', 0.75]
const LEMON = 'lemon-juice|vinegar-wine|vinegar-cider'
const LIME = 'lime-juice|lemon-juice|vinegar-rice|vinegar-cider'

export const KITS: SeasoningKit[] = [
  kit('greek', 'Lemon-Oregano', 'm', 'mediterranean', {
    fat: 'olive-oil|avocado-oil',
    aromatics: [GARLIC],
    spices: [['oregano', 0.25]],
    acid: LEMON,
    herb: 'parsley|mint|dill-fresh|chives',
  }),
  kit('dill', 'Lemon-Dill', 'm', 'mediterranean', {
    fat: 'olive-oil|avocado-oil',
    aromatics: [GARLIC],
    spices: [['dill-dried', 0.25]],
    acid: LEMON,
    herb: 'dill-fresh',
  }),
  kit('paprika', 'Paprika-Garlic', 'm', 'mediterranean', {
    fat: 'olive-oil|avocado-oil',
    aromatics: [GARLIC],
    spices: [
      ['paprika', 0.5],
      ['cumin', 0.12],
    ],
    acid: 'vinegar-wine|lemon-juice|vinegar-cider',
    herb: 'parsley|chives|basil-fresh',
  }),
  kit('basil', 'Garlic-Basil', 'i', 'italian mediterranean', {
    fat: 'olive-oil|avocado-oil',
    aromatics: [GARLIC],
    spices: [['italian-seasoning', 0.25]],
    acid: 'vinegar-balsamic|vinegar-wine|lemon-juice',
    herb: 'basil-fresh|parsley',
  }),
  kit('rosemary', 'Rosemary-Lemon', 'i', 'italian mediterranean', {
    fat: 'olive-oil|avocado-oil',
    aromatics: [GARLIC],
    spices: [['rosemary-dried', 0.25]],
    acid: LEMON,
    herb: 'parsley|basil-fresh|chives',
  }),
  kit('cumin', 'Cumin-Lemon', 'e', 'middle-eastern', {
    fat: 'olive-oil|avocado-oil',
    aromatics: [GARLIC],
    spices: [
      ['cumin', 0.5],
      ['coriander-seed', 0.25],
    ],
    acid: LEMON,
    herb: 'mint|parsley|cilantro',
  }),
  kit('moroccan', 'Moroccan-Spiced', 'e', 'middle-eastern', {
    fat: 'olive-oil|avocado-oil',
    aromatics: [GARLIC, GINGER],
    spices: [
      ['cumin', 0.4],
      ['paprika', 0.4],
      ['cinnamon', 0.12],
    ],
    acid: LEMON,
    herb: 'cilantro|parsley|mint',
  }),
  kit('ethiopian', 'Ethiopian-Spiced', 'e', 'ethiopian african spicy', {
    hot: true,
    fat: 'olive-oil|avocado-oil',
    aromatics: [GARLIC, GINGER],
    spices: [
      ['paprika', 0.6],
      ['coriander-seed', 0.25],
      ['cardamom', 0.1],
      ['cayenne', 0.08],
    ],
    acid: LEMON,
    herb: 'cilantro|parsley|chives',
  }),
  kit('west-african', 'West African', 'a', 'african spicy', {
    hot: true,
    fat: 'avocado-oil|olive-oil|coconut-oil',
    aromatics: [GARLIC, GINGER, ['red-chili|jalapeno|cayenne', 0.25]],
    spices: [
      ['coriander-seed', 0.3],
      ['paprika', 0.3],
    ],
    acid: LIME,
    herb: 'cilantro|parsley|scallions|chives',
  }),
  kit('provence', 'Provençal', 'm', 'french mediterranean', {
    fat: 'olive-oil|avocado-oil',
    aromatics: [GARLIC],
    spices: [
      ['thyme-dried', 0.2],
      ['rosemary-dried', 0.12],
    ],
    acid: 'vinegar-wine|lemon-juice|vinegar-cider',
    herb: 'basil-fresh|parsley|chives',
  }),
  kit('curry', 'Curried', 'd', 'indian', {
    fat: 'avocado-oil|olive-oil|coconut-oil',
    aromatics: [GINGER, GARLIC],
    spices: [['curry-powder', 0.75]],
    acid: LIME,
    herb: 'cilantro|mint|parsley',
  }),
  kit('turmeric', 'Turmeric-Ginger', 'd', 'indian', {
    fat: 'avocado-oil|olive-oil|coconut-oil',
    aromatics: [GINGER, GARLIC],
    spices: [
      ['turmeric', 0.2],
      ['cumin', 0.4],
      ['coriander-seed', 0.4],
    ],
    acid: LIME,
    herb: 'cilantro|mint|parsley',
  }),
  kit('thai', 'Thai-Style Lime', 't', 'thai asian', {
    fat: 'avocado-oil|coconut-oil|olive-oil',
    aromatics: [GARLIC, GINGER],
    spices: [],
    salty: [['fish-sauce|tamari|salt', 1]],
    acid: LIME,
    herb: 'basil-fresh|cilantro|mint',
  }),
  kit('thai-chili', 'Thai Chili-Lime', 't', 'thai asian spicy', {
    hot: true,
    fat: 'avocado-oil|coconut-oil|olive-oil',
    aromatics: [GARLIC, GINGER, ['red-chili|jalapeno|cayenne', 0.25]],
    spices: [],
    salty: [['fish-sauce|tamari|salt', 1]],
    acid: LIME,
    herb: 'cilantro|basil-fresh|mint',
  }),
  kit('sesame', 'Ginger-Sesame', 'j', 'japanese asian', {
    fat: 'sesame-oil',
    aromatics: [GINGER, GARLIC],
    spices: [],
    salty: [['soy-sauce-low-sodium|tamari', 1.5]],
    acid: 'vinegar-rice|lime-juice|lemon-juice',
    herb: 'scallions|chives|cilantro',
  }),
  kit('miso', 'Miso-Ginger', 'j', 'japanese asian', {
    fat: 'avocado-oil|olive-oil',
    aromatics: [GINGER],
    spices: [],
    salty: [['miso', 1.5]],
    acid: 'vinegar-rice|lime-juice|lemon-juice',
    herb: 'scallions|chives|cilantro',
  }),
  kit('chili', 'Chili-Lime', 'x', 'mexican', {
    fat: 'avocado-oil|olive-oil',
    aromatics: [GARLIC],
    spices: [
      ['chili-powder', 0.5],
      ['cumin', 0.3],
    ],
    acid: 'lime-juice|lemon-juice|vinegar-cider',
    herb: 'cilantro|parsley|scallions|chives',
  }),
  kit('chipotle', 'Chipotle', 'x', 'mexican spicy', {
    hot: true,
    fat: 'avocado-oil|olive-oil',
    aromatics: [GARLIC, ['chipotle-adobo', 0.5]],
    spices: [['cumin', 0.3]],
    acid: 'lime-juice|lemon-juice|vinegar-cider',
    herb: 'cilantro|parsley|scallions|chives',
  }),
  kit('dijon', 'Dijon-Thyme', 'f', 'french', {
    fat: 'olive-oil|avocado-oil',
    aromatics: [
      ['shallot|garlic|chives', 0.5],
      ['mustard-dijon', 1],
    ],
    spices: [['thyme-dried', 0.25]],
    acid: 'vinegar-wine|lemon-juice|vinegar-cider',
    herb: 'parsley|chives|dill-fresh',
  }),
  kit('tarragon', 'Tarragon', 'f', 'french', {
    fat: 'olive-oil|avocado-oil',
    aromatics: [['shallot|garlic|chives', 0.5]],
    spices: [['tarragon-dried', 0.25]],
    acid: LEMON,
    herb: 'chives|parsley|dill-fresh',
  }),
  kit('cajun', 'Cajun-Spiced', 'a', 'american spicy', {
    hot: true,
    fat: 'olive-oil|avocado-oil',
    aromatics: [GARLIC],
    spices: [
      ['paprika', 0.5],
      ['thyme-dried', 0.25],
      ['cayenne', 0.06],
    ],
    acid: LEMON,
    herb: 'scallions|parsley|chives',
  }),
  kit('herb', 'Garlic-Herb', 'a', 'american', {
    fat: 'olive-oil|avocado-oil',
    aromatics: [GARLIC],
    spices: [
      ['thyme-dried', 0.2],
      ['paprika', 0.25],
    ],
    acid: 'vinegar-cider|lemon-juice|vinegar-wine',
    herb: 'parsley|chives|dill-fresh',
  }),
]
