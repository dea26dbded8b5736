import { batchesOf, panOf } from '../building/batches.ts'
import { titles } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const bibimbap: Form = {
  id: 'bibimbap',
  called: 'a Korean-style mixed bowl',
  meals: ['Dinner', 'Lunch'],
  says: ['bowl', 'asian', 'hearty', 'no-oven'],
  minutes: 35,
  skill: 2,
  keeps: KEEPS.plate,
  kits: ['sesame'],
  needs: ['sesame-seeds'],
  roles: {
    protein: {
      kinds: ['meat', 'mince', 'tofu', 'poultry'],
      way: 'fry',
      grams: 95,
      only: ['beef-sirloin', 'pork-tenderloin', 'tofu-firm', 'tempeh', 'chicken-thigh'],
    },
    base: {
      kinds: ['carbohydrate', 'vegetable'],
      way: 'bibim',
      grams: 80,
    },
    cooked: {
      kinds: ['vegetable'],
      way: 'fry',
      grams: 120,
      count: 2,
      more: 1,
      only: [
        'carrots',
        'zucchini',
        'shiitake-mushrooms',
        'cremini-mushrooms',
        'bean-sprouts',
        'bell-pepper-red',
      ],
    },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 60, only: ['spinach-raw', 'kale'] },
    egg: { kinds: ['egg'], way: 'whole', grams: 50, optional: true },
  },
  cook(top) {
    const main = top.one('protein')
    const base = top.one('base')
    const rice = top.put(
      base,
      base.kind === 'vegetable' ? 120 : 80,
      base.kind === 'vegetable' ? 'pulsed to grains' : '',
      'carb',
    )
    const salty = top.salty(0.9) || top.salt(0.14)
    const aromatics = top.aromatics(1)
    const acid = top.acid(0.75)
    const hot = top.shelf('chili-garlic-sauce|cayenne', top.allowedFrom('chili-garlic-sauce') ? 0.5 : 0.1)
    const protein = top.put(main, 100, main.kind === 'tofu' ? main.cut : 'cut into thin strips')
    const oil = top.fat(2)
    const cooked = top.putAll('cooked', 130, 'cut into matchsticks')
    const leaf = top.put(top.one('leaf'), 60)
    const egg = top.putAll('egg', 50)
    const seeds = top.shelf('sesame-seeds', 1)
    const scallion = top.herb(0.75)
    const inside =
      main.kind === 'poultry'
        ? ', to 165 °F (74 °C)'
        : main.kind === 'meat'
          ? ', to 145 °F (63 °C)'
          : ', until golden'
    const fry = panOf(top, 'vegetables', 'cooked')
    const sear = panOf(top, 'meat', 'protein')
    const eggs = batchesOf(egg ? top.servings : 0, 6)
    return {
      title: `Korean-Style ${main.title} Bowl with ${titles(top.all('cooked'))}`,
      description: `A Korean-style bowl of ${rice}, ${protein} and stir-fried vegetables.`,
      prep: 18,
      cook:
        (main.kind === 'poultry' ? 18 : 15) +
        fry.more(4) +
        sear.more(main.kind === 'poultry' ? 8 : 5) +
        eggs.more(4),
      steps: [
        `Stir the ${and(salty, aromatics, acid, hot)} together. Toss the ${protein} with half of the mixture and let stand while you cut the vegetables. Set the rest aside for serving.`,
        `Heat a little of the ${oil} in a large skillet over medium-high heat. Cook the ${cooked} separately${fry.said}, about 2 minutes each, until just tender, and set each aside. Add the ${leaf} to the skillet and cook 1 minute, until wilted. Set aside.`,
        `Add more of the ${oil} and raise the heat to high. Cook the ${protein}${sear.said} for ${main.kind === 'poultry' ? '8' : '4 to 5'} minutes${inside}.${egg ? ` Remove from the skillet. Fry the ${egg}${eggs.said} over medium heat, covered, for 4 minutes${eggs.each}, until whites and yolks are firm.` : ''}`,
        base.kind === 'vegetable'
          ? `Cook the ${rice} in the rest of the oil over medium-high heat for 5 minutes, until dry and lightly browned. Divide among bowls.`
          : `Heat the ${rice} until steaming, then press into the hot skillet and cook 2 minutes, until the bottom is crisp. Divide among bowls.`,
        `Arrange everything on top. Sprinkle with the ${and(seeds, scallion)}, drizzle with the reserved sauce and mix before eating.`,
      ],
      tips: tipsFor(top, {
        carb: base.kind === 'vegetable' ? null : base,
        fibre: and(cooked, leaf),
        more: ['Bottled sauces for this dish are usually sweetened. Plain chili is not.'],
      }),
    }
  },
}
