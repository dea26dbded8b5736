import { adjectives, capital, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const steelCutPorridge: Form = {
  id: 'steel-cut-porridge',
  called: 'a bowl of oatmeal',
  meals: ['Breakfast'],
  says: ['porridge', 'hearty', 'unhurried', 'no-oven'],
  gives: ['oats', 'oatmeal', 'porridge'],
  minutes: 35,
  skill: 1,
  keeps: 'The oatmeal keeps 4 days in the refrigerator. Reheat with a little water for 2 minutes.',
  kits: [],
  needs: ['flaxseed-ground|chia-seeds', 'cinnamon|cardamom'],
  roles: {
    oats: { kinds: ['carbohydrate'], way: 'steeloats', grams: 26 },
    milk: { kinds: ['milk'], way: 'pour', grams: 150 },
    fruit: { kinds: ['fruit'], way: 'porridge', grams: 45, more: 1 },
    nut: { kinds: ['nut'], way: 'topping', grams: 15 },
  },
  cook(top) {
    const oats = top.put(top.one('oats'), 26, '', 'carb')
    const water = top.shelf('water', 0.5)
    const milk = top.put(top.one('milk'), 150)
    const fruit = top.putAll('fruit', 50, 'diced, skin on', 'carb')
    const spice = top.shelf('cinnamon|cardamom', 0.2)
    const seed = top.shelf('flaxseed-ground|chia-seeds', 1)
    const salt = top.shelf('salt', 0.05)
    const nut = top.putAll('nut', 15, undefined, 'fixed')
    return {
      title: `${capital(spice)} ${adjectives(top.all('fruit'))} Oatmeal with ${titles(top.all('nut'))}`,
      description: `Steel-cut oats simmered with ${milk} and ${fruit}, without added sugar.`,
      prep: 5,
      cook: 28,
      steps: [
        `Toast the ${oats} in a dry saucepan over medium heat for 2 minutes, stirring, until fragrant.`,
        `Add the ${water} and the ${and(milk, salt)}. Bring to a simmer, partly cover and cook over low heat for 18 minutes, stirring now and then.`,
        `Stir in the ${fruit} and the ${spice}. Cook 7 minutes, until the oats are tender but chewy.`,
        `Remove from the heat and stir in the ${seed}. Top with the ${nut}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('oats'),
        fibre: seed,
      }),
    }
  },
}
