import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const other = foodIn('other')

/** Sugar alcohols, rare sugars and intensive sweeteners. `unavailable` says what never becomes glucose; the rule stands in food.ts. */
export const sugarSubstitutes: Food[] = [
  other('erythritol', 'erythritol', '', [0, 100, 0, 0, 0, 0, 0, 0], {
    also: [
      'granulated erythritol',
      'erythritol sweetener',
      'powdered erythritol sweetener',
      'erythritol blend',
      'powdered erythritol',
      'monk fruit sweetener',
      'monkfruit sweetener',
      'swerve',
      'monk fruit erythritol blend',
      'granulated monk fruit sweetener',
      'golden monk fruit sweetener',
      'sugar substitute',
      'granulated sweetener',
      'low carb sweetener',
      'keto sweetener',
      'sugar free sweetener',
      'brown sugar substitute',
      'powdered sweetener',
      'lakanto',
      'truvia',
      'sweetener',
      'zero calorie sweetener',
      'granulated sugar substitute',
      'brown erythritol',
      'powdered monk fruit sweetener',
      'erythritol powder',
      'confectioners erythritol',
      'powdered swerve',
      'swerve confectioners',
      'granular swerve',
      'brown swerve',
    ],
    usual: { cup: 192, tbsp: 12, tsp: 4 },
    breaks: ['paleo'],
    unavailable: 100,
    source:
      'Regulation (EU) 1169/2011, Annex XIV: erythritol 0 kcal per gram; a sugar alcohol, counted in total carbohydrate, absorbed and excreted unchanged',
  }),
  other('allulose', 'allulose', '', [40, 100, 0, 0, 0, 0, 0, 0], {
    also: ['granulated allulose', 'powdered allulose'],
    usual: { cup: 192, tbsp: 12, tsp: 4 },
    breaks: ['paleo'],
    unavailable: 100,
    source:
      'FDA guidance on allulose, October 2020: 0.4 kcal per gram; in total carbohydrate, left out of total and added sugars',
  }),
  other('xylitol', 'xylitol', '', [240, 100, 0, 0, 0, 0, 0, 0], {
    also: ['birch sugar', 'granulated xylitol', 'powdered xylitol'],
    gi: GI.xylitol,
    usual: { cup: 192, tbsp: 12, tsp: 4 },
    breaks: ['paleo'],
    source: 'Regulation (EU) 1169/2011, Annex XIV: polyols 2.4 kcal per gram',
  }),
  other('maltitol', 'maltitol', '', [240, 100, 0, 0, 0, 0, 0, 0], {
    also: ['maltitol powder'],
    gi: GI.maltitol,
    usual: { cup: 192, tbsp: 12, tsp: 4 },
    breaks: ['paleo'],
    source: 'Regulation (EU) 1169/2011, Annex XIV: polyols 2.4 kcal per gram',
  }),
  other('sorbitol', 'sorbitol', '', [240, 100, 0, 0, 0, 0, 0, 0], {
    gi: GI.sorbitol,
    usual: { cup: 192, tbsp: 12, tsp: 4 },
    breaks: ['paleo'],
    source: 'Regulation (EU) 1169/2011, Annex XIV: polyols 2.4 kcal per gram',
  }),
  other('isomalt', 'isomalt', '', [240, 100, 0, 0, 0, 0, 0, 0], {
    gi: GI.isomalt,
    usual: { cup: 192, tbsp: 12, tsp: 4 },
    breaks: ['paleo'],
    source: 'Regulation (EU) 1169/2011, Annex XIV: polyols 2.4 kcal per gram',
  }),
  // Sweeteners, tabletop, sucralose, SPLENDA packets
  other('sucralose', 'sucralose sweetener', '19868', [336, 91.17, 0, 0, 0, 0, 80.33, 0], {
    also: ['splenda', 'granulated splenda', 'sucralose', 'granulated sucralose'],
    gi: like(GI.glucose),
    usual: { packet: 1, cup: 24, tbsp: 1.5, tsp: 0.5 },
    breaks: ['paleo'],
  }),
  // Sweeteners, tabletop, aspartame, EQUAL, packets
  other('aspartame', 'aspartame sweetener', '19337', [365, 89.08, 0, 2.17, 0, 0, 80.7, 0], {
    also: ['equal sweetener', 'aspartame'],
    gi: like(GI.glucose),
    usual: { packet: 1, tsp: 0.5, tbsp: 1.5, cup: 24 },
    breaks: ['paleo'],
  }),
  other('stevia', 'stevia', '', [0, 0, 0, 0, 0, 0, 0, 0], {
    also: [
      'liquid stevia',
      'stevia drop',
      'stevia powder',
      'powdered stevia',
      'stevia extract',
      'vanilla stevia',
      'stevia packet',
      'stevia leaf',
    ],
    usual: { packet: 1, tsp: 1, drop: 0.05, tbsp: 3, piece: 0.05, cup: 48 },
    source: 'Steviol glycosides carry no digestible carbohydrate (EFSA 2010;8(4):1537)',
  }),
  other('monk-fruit', 'monk fruit extract', '', [0, 0, 0, 0, 0, 0, 0, 0], {
    also: [
      'pure monk fruit extract',
      'monk fruit',
      'liquid monk fruit',
      'monk fruit drop',
      'luo han guo',
      'liquid sweetener',
      'sweetener drop',
    ],
    usual: { tsp: 1, tbsp: 3, drop: 0.05, piece: 0.05, packet: 1 },
    source: 'FDA GRAS notice 301: mogrosides, used by the drop, carry no digestible carbohydrate',
  }),
]
