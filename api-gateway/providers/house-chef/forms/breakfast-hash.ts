import { batchesOf, panOf } from '../building/batches.ts'
import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const breakfastHash: Form = {
  id: 'breakfast-hash',
  called: 'a skillet hash',
  meals: ['Breakfast', 'Dinner'],
  says: ['hash', 'one-pan', 'hearty', 'american', 'high-protein', 'no-oven'],
  minutes: 28,
  skill: 1,
  keeps:
    'The hash without its toppings keeps 3 to 4 days in the refrigerator. Reheat in a dry skillet until crisp.',
  kits: ['herb', 'cajun', 'paprika', 'chili', 'chipotle'],
  needs: ['onion|red-onion|scallions|leek'],
  roles: {
    meat: { kinds: ['mince', 'pulse', 'tofu'], way: 'brown', grams: 110 },
    roots: { kinds: ['vegetable'], way: 'hash', grams: 130, count: 2, more: 1 },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 40 },
    root: { kinds: ['carbohydrate'], way: 'hash', grams: 60, optional: true },
    egg: { kinds: ['egg'], way: 'whole', grams: 50, optional: true },
  },
  cook(top) {
    const meat = top.one('meat')
    const protein = top.put(
      meat,
      110,
      meat.kind === 'pulse' ? 'drained and rinsed' : meat.kind === 'tofu' ? 'crumbled' : '',
    )
    const root = top.when('root', meat.kind !== 'pulse' && top.setting.random.next() < 0.5)
      ? top.putAll('root', 60, 'peeled and cut into ½-inch dice', 'carb')
      : ''
    const roots = and(root, top.putAll('roots', 135, 'cut into ½-inch dice'))
    const onion = top.shelf('onion|red-onion|leek|scallions', 0.25, 'chopped')
    const oil = top.fat(1.5)
    const aromatics = top.aromatics(0.8)
    const spices = top.spices()
    const seasoned = top.salt(0.12)
    const leaf = top.put(top.one('leaf'), 40)
    const egg = top.putAll('egg', 50)
    const herb = top.herb(0.5)
    const raw = meat.kind === 'mince'
    const fry = panOf(top, 'vegetables', 'roots', 'root')
    const brown = panOf(top, 'meat', 'meat')
    const eggs = batchesOf(egg ? top.servings : 0, 6)
    return {
      title: `${top.kit.name} ${meat.title} Hash with ${and(titles(root ? [top.one('root'), top.one('roots')] : top.all('roots')), egg ? 'Eggs' : '')}`,
      description: `A skillet of diced, browned vegetables with ${protein}${egg ? ' and an egg for each person' : ''}.`,
      prep: 10,
      cook: 18 + fry.more(10) + brown.more(7) + eggs.more(5),
      steps: [
        raw
          ? `Heat half the ${oil} in a large skillet over medium-high heat. Add the ${protein}${brown.said} and cook 6 to 8 minutes${brown.each}, breaking up the meat, until no pink is left and it reads ${/turkey|chicken/.test(meat.name) ? '165 °F (74 °C)' : '160 °F (71 °C)'}. Transfer to a plate.`
          : `Heat half the ${oil} in a large skillet over medium-high heat. Add the ${protein}${brown.said} and cook 6 minutes${brown.each}, until crisp at the edges. Transfer to a plate.`,
        `Add the remaining ${oil}, the ${roots} and the ${onion} to the skillet${fry.said}, in one layer. Cook 3 minutes${fry.each} without stirring. Turn and cook 7 minutes, until browned and tender.`,
        `Stir in the ${and(aromatics, spices, seasoned)}. Return the ${protein} to the skillet, add the ${leaf} and stir until wilted, about 1 minute.`,
        egg
          ? `Make a hollow in the hash for each of the ${egg}${eggs.count > 1 ? `, working${eggs.said}` : ''}. Break the ${egg} into ${eggs.count > 1 || top.servings > 1 ? 'them' : 'it'}, cover and cook over medium-low heat for 5 minutes, until whites and yolks are firm. Sprinkle with the ${herb}.`
          : `Sprinkle with the ${herb} and serve.`,
      ],
      tips: tipsFor(top, {
        carb: root ? top.one('root') : meat.kind === 'pulse' ? meat : null,
        fibre: roots,
        more: ['Cut the vegetables into even ½-inch dice so they brown in 10 minutes.'],
      }),
    }
  },
}
