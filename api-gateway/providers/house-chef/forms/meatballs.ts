import { doneness, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const meatballs: Form = {
  id: 'meatballs',
  called: 'baked meatballs in sauce',
  meals: ['Dinner', 'Lunch'],
  says: ['meatballs', 'hearty', 'italian', 'kid-friendly', 'make-ahead'],
  minutes: 40,
  skill: 2,
  keeps:
    'Meatballs in their sauce keep 3 to 4 days cold and 3 months frozen. The ribbons do not: cut those fresh.',
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
    return {
      title: `${top.kit.name} ${main.title} Meatballs in Tomato Sauce${noodle ? ' over Zucchini Ribbons' : pasta ? ` with ${titles(top.all('pasta'))}` : ` with ${top.one('leaf').title}`}`,
      description: `Baked, not fried, and bound with ${crumbs}, in a sauce sweetened by nothing but tomatoes.`,
      prep: 15,
      cook: 25,
      steps: [
        `Turn the oven to 425 °F (220 °C). Work the ${mince}, ${and(crumbs, spices)} and half the ${and(aromatics)} together with the ${seasoned}, quickly and lightly; overworked meat turns rubbery.`,
        `With wet hands roll into ${top.servings * 4} balls the size of a golf ball, brush with some of the ${oil} and bake on a lined tray for 16 to 18 minutes, ${doneness(main)}.`,
        `In the meantime warm the rest of the ${aromatics} in the remaining oil, pour in the ${tomatoes} and simmer 10 minutes. Stir in the ${leaf} and the ${acid}.`,
        noodle
          ? `Roll the meatballs in the sauce. Flash the ${noodle} ribbons in a hot dry pan for 90 seconds, no longer, and mound on plates with the sauce over them and the ${herb} on top.`
          : `Roll the meatballs in the sauce${pasta ? `, spoon over the hot ${pasta}` : ''} and finish with the ${herb}.`,
      ],
      tips: tipsFor(top, {
        carb: pasta ? top.maybe('pasta') : null,
        fibre: leaf,
        more: [
          'Freeze the raw balls on a tray, then bag them: they go into the oven frozen and need 6 minutes longer.',
        ],
      }),
    }
  },
}
