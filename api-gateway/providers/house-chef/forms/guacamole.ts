import { dipCut, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const guacamole: Form = {
  id: 'guacamole',
  called: 'guacamole with vegetables',
  meals: ['Snack'],
  says: ['dip', 'quick', 'mexican', 'no-cook', 'no-oven'],
  gives: ['avocado', 'guacamole'],
  minutes: 10,
  skill: 1,
  keeps:
    'Press plastic wrap onto the surface of leftovers to keep them from browning. They keep 1 day in the refrigerator.',
  kits: ['chili', 'herb', 'cumin', 'greek', 'thai'],
  needs: ['avocado'],
  roles: {
    dippers: { kinds: ['vegetable'], way: 'dip', grams: 130, count: 2, more: 1 },
    seed: { kinds: ['seed'], way: 'cold', grams: 8 },
  },
  cook(top) {
    const avocado = top.shelf('avocado', 0.5, 'ripe')
    const acid = top.acid(1.25)
    const aromatics = top.aromatics(0.4)
    const seasoned = top.salt(0.08)
    const spices = top.spices(0.3)
    const herb = top.herb(1)
    const seed = top.putAll('seed', 9, '', 'fixed')
    const dippers = top.putAll('dippers', 130, dipCut)
    return {
      title: `${top.kit.name} Guacamole with ${titles(top.all('dippers'))}`,
      description: `Chunky mashed ${avocado} with ${acid} and ${herb}, served with raw vegetables.`,
      prep: 10,
      cook: 0,
      steps: [
        `Mash the ${and(aromatics, seasoned, spices)} together in a bowl with the back of a spoon.`,
        `Add the ${avocado} and the ${acid}. Mash with a fork, leaving some lumps.`,
        `Stir in the ${herb} and sprinkle with the ${seed}. Serve with the ${dippers}.`,
      ],
      tips: tipsFor(top, {
        fibre: `${avocado}`,
        more: ['Avocado has plenty of fiber and very little available carbohydrate.'],
      }),
    }
  },
}
