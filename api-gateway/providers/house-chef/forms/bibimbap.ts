import { isPlural, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { KEEPS } from '../keeping.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const bibimbap: Form = {
  id: 'bibimbap',
  called: 'a mixed bowl in the Korean way',
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
    return {
      title: `Korean-Style ${main.title} Bowl with ${titles(top.all('cooked'))}`,
      description: `A mixed bowl in the Korean manner, in which the vegetables lead and the ${rice} follows.`,
      prep: 18,
      cook: main.kind === 'poultry' ? 18 : 15,
      steps: [
        `Stir the ${and(salty, aromatics, acid, hot)} together, and turn the ${protein} in half of it while you cut the vegetables.`,
        `Get a large skillet hot with a little of the ${oil}. Cook the ${cooked}, one kind after the other, about 2 minutes each, and keep them in separate piles; wilt the ${leaf} last.`,
        `Fry the ${protein} in some more of the oil over high heat, ${main.kind === 'poultry' ? '8' : '4 to 5'} minutes${inside}.${egg ? ` In the space that is left, fry the ${egg} for 4 minutes under a lid, until whites and yolks are firm.` : ''}`,
        base.kind === 'vegetable'
          ? `Fry the ${rice} in the rest of the oil for 5 minutes, until dry and speckled, and divide among bowls.`
          : `Heat the ${rice} until steaming and press ${isPlural(rice) ? 'them' : 'it'} against the hot skillet for 2 minutes, for the crust. Divide among bowls.`,
        `Arrange everything on top like the hours of a clock, sprinkle with the ${and(seeds, scallion)}, add the remaining sauce and mix at the table.`,
      ],
      tips: tipsFor(top, {
        carb: base.kind === 'vegetable' ? null : base,
        fibre: and(cooked, leaf),
        more: ['Ready-made sauces for this dish are mostly sweetened; a little plain chili brings the heat.'],
      }),
    }
  },
}
