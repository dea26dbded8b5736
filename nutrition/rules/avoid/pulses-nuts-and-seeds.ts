import { pairs } from '../../text/lexicon.ts'
import { PEANUT_WORDS, TREE_NUT_WORDS } from '../words/allergen-words.ts'
import type { FoodClass } from './food-class.ts'

const LEGUME = `bean, lentil, chickpea, garbanzo, pea, split pea, peanut, soybean, edamame, tofu, tempeh, hummus, lupin, dal, daal, cannellini, borlotti, flageolet, falafel, mung, masoor, black eyed pea, gram flour, besan`
const BEAN_TWINS = `vanilla bean, coffee bean, cocoa bean, cacao bean, green bean, string bean, french bean, runner bean, haricot vert`

/** Peanuts separate from tree nuts; pulses with and without their fresh relatives. */
export const PULSES_NUTS_AND_SEEDS: FoodClass[] = [
  { names: 'tree nut', lexicon: TREE_NUT_WORDS },
  { names: 'peanut, groundnut, monkey nut, peanut butter', lexicon: PEANUT_WORDS },
  { names: 'legume, pulse', words: [{ terms: LEGUME, harmless: BEAN_TWINS }] },
  {
    names: 'bean',
    words: [
      {
        terms: 'bean, chickpea, garbanzo, edamame, cannellini, borlotti, flageolet, hummus, falafel, refried',
        harmless: `vanilla bean, coffee bean, cocoa bean, cacao bean`,
      },
    ],
  },
  {
    names: 'seed',
    words: [
      {
        terms:
          'seed, poppyseed, seeded bread, tahini, hummus, sesame, chia, flax, flaxseed, linseed, flax meal, pepita, hemp heart, halva, gomasio, furikake, dukkah, zaatar, everything bagel, everything seasoning, benne',
        harmless: `grape seed oil, ${pairs('seed', 'removed, discarded, scraped out, scooped out')}, ${pairs('remove, discard, scrape out, scoop out, without', 'seed, the seed')}, seed and rib, rib and seed, seed and membrane, membrane and seed`,
      },
    ],
  },
]
