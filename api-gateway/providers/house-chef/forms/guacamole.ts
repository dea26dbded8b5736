import { dipCut, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const guacamole: Form = {
  id: 'guacamole',
  called: 'guacamole with vegetables',
  meals: ['Snack'],
  says: ['dip', 'quick', 'mexican', 'no-cook', 'no-oven'],
  gives: ['avocado', 'guacamole'],
  minutes: 10,
  skill: 1,
  keeps: 'Press wrap onto the surface of what is left; air is what browns it. Eat it by tomorrow.',
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
      description: `Made by hand, left lumpy, and scooped with vegetables that crunch louder than anything from a bag.`,
      prep: 10,
      cook: 0,
      steps: [
        `Pound the ${and(aromatics, seasoned, spices)} together in the bottom of a bowl until it is nearly a paste.`,
        `Scoop in the ${avocado}, add the ${acid} at once so that the green stays green, and mash with a fork. Stop before it is smooth.`,
        `Stir through the ${herb}, top with the ${seed}, and serve ringed by the ${dippers}.`,
      ],
      tips: tipsFor(top, {
        fibre: `${avocado}`,
        more: ['Half an avocado carries plenty of fiber and hardly any available carbohydrate.'],
      }),
    }
  },
}
