import { panOf, sheetsOf } from '../building/batches.ts'
import { doneness, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const meatballs: Form = {
  id: 'meatballs',
  called: 'baked meatballs in sauce',
  meals: ['Dinner', 'Lunch'],
  says: ['meatballs', 'hearty', 'italian', 'kid-friendly', 'make-ahead'],
  minutes: 40,
  skill: 2,
  keeps:
    'Meatballs in sauce keep 3 to 4 days in the refrigerator and 3 months in the freezer. Cook zucchini fresh.',
  kits: ['basil', 'rosemary', 'cumin', 'moroccan', 'herb', 'greek'],
  needs: ['crushed-tomatoes', 'flaxseed-ground|flour-almond'],
  roles: {
    mince: { kinds: ['mince'], way: 'ball', grams: 140 },
    noodle: { kinds: ['vegetable'], way: 'noodle', grams: 190, optional: true },
    pasta: { kinds: ['carbohydrate'], way: 'pasta', grams: 60, optional: true },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 40 },
  },
  cook(top) {
    const main = top.one('mince')
    const mince = top.put(main, 145)
    const binder = top.allowedFrom('flaxseed-ground|flour-almond')!
    const crumbs = top.put(binder, binder.food.id === 'flour-almond' ? 8 : 6, '', 'fixed')
    const aromatics = top.aromatics()
    const spices = top.spices()
    const seasoned = top.salt(0.14)
    const oil = top.fat(1)
    const tomatoes = top.shelf('crushed-tomatoes', 0.45)
    const leaf = top.put(top.one('leaf'), 42)
    const noodle = top.putAll('noodle', 190, 'cut into long ribbons')
    const pasta = noodle ? '' : top.putAll('pasta', 60, '', 'carb')
    const acid = top.acid(0.5)
    const herb = top.herb(1)
    const sheets = sheetsOf(top, 'mince')
    const ribbons = noodle ? panOf(top, 'vegetables', 'noodle') : null
    return {
      title: `${top.kit.name} ${main.title} Meatballs in Tomato Sauce${noodle ? ' over Zucchini Ribbons' : pasta ? ` with ${titles(top.all('pasta'))}` : ` with ${top.one('leaf').title}`}`,
      description: `Baked meatballs bound with ${crumbs}, in an unsweetened tomato sauce.`,
      prep: 15,
      cook: 25 + sheets.more(18) + (ribbons?.more(2) ?? 0),
      steps: [
        `Heat the oven to 425 °F (220 °C) and line ${sheets.pans} with parchment. Mix the ${mince}, the ${and(crumbs, spices)}, half the ${and(aromatics)} and the ${seasoned} with a fork until just combined.`,
        `With wet hands, roll into ${top.servings * 4} balls about 1½ inches wide and arrange on the ${sheets.pans === 'a large sheet pan' ? 'pan' : 'pans'}. Brush with some of the ${oil}. Bake${sheets.said} 16 to 18 minutes${sheets.each}, ${doneness(main)}.`,
        `Meanwhile, heat the remaining oil in a saucepan over medium heat. Cook the rest of the ${aromatics} for 30 seconds. Add the ${tomatoes} and simmer 10 minutes, until thickened. Stir in the ${leaf} and the ${acid}.`,
        noodle
          ? `Add the meatballs to the sauce. Cook the ${noodle} ribbons${ribbons?.said ?? ''} in a dry skillet over high heat for 90 seconds, until hot but still firm. Top with the meatballs, the sauce and the ${herb}.`
          : `Add the meatballs to the sauce${pasta ? ` and spoon over the hot ${pasta}` : ''}. Sprinkle with the ${herb}.`,
      ],
      tips: tipsFor(top, {
        carb: pasta ? top.maybe('pasta') : null,
        fibre: leaf,
        more: [
          'To freeze, arrange the raw meatballs on a sheet pan, freeze until firm and store in a bag. Bake frozen, 6 minutes longer.',
        ],
      }),
    }
  },
}
