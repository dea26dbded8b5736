import { adjectives, capital, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const steelCutPorridge: Form = {
  id: 'steel-cut-porridge',
  called: 'a pan of porridge',
  meals: ['Breakfast'],
  says: ['porridge', 'hearty', 'unhurried', 'no-oven'],
  gives: ['oats', 'oatmeal', 'porridge'],
  minutes: 35,
  skill: 1,
  keeps:
    'Cook a double pot: it keeps 4 days cold, and a splash of liquid and 2 minutes of heat bring it back.',
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
      title: `${capital(spice)} ${adjectives(top.all('fruit'))} Porridge with ${titles(top.all('nut'))}`,
      description:
        'Chewy steel-cut oats, simmered slowly, with fruit cooked in so that nothing needs sweetening.',
      prep: 5,
      cook: 28,
      steps: [
        `Toast the ${oats} in a dry saucepan over medium heat for 2 minutes, until they smell nutty.`,
        `Add the ${water} and ${and(milk, salt)}, bring to a bare simmer and cook, half covered, for 18 minutes. Stir along the bottom whenever you pass.`,
        `Stir in the ${fruit} and ${spice} and give it 7 minutes more, until the grains are tender with a bite.`,
        `Off the heat beat in the ${seed}, which thickens it, and serve under the ${nut}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('oats'),
        fibre: seed,
      }),
    }
  },
}
