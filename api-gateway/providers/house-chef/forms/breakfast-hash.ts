import { them, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const breakfastHash: Form = {
  id: 'breakfast-hash',
  called: 'a skillet hash',
  meals: ['Breakfast', 'Dinner'],
  says: ['hash', 'one-pan', 'hearty', 'american', 'high-protein', 'no-oven'],
  minutes: 28,
  skill: 1,
  keeps:
    'The hash by itself keeps 3 to 4 days in the refrigerator; crisp it again in a dry skillet and top it afresh.',
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
    return {
      title: `${top.kit.name} ${meat.title} Hash with ${and(titles(root ? [top.one('root'), top.one('roots')] : top.all('roots')), egg ? 'Eggs' : '')}`,
      description: `Crisp-edged vegetables do what starch usually does, with ${protein}${egg ? ' and an egg each' : ''} to keep you going till noon.`,
      prep: 10,
      cook: 18,
      steps: [
        raw
          ? `Set your widest skillet over medium-high heat with half the ${oil}. Break up the ${protein} in it and brown for 6 to 8 minutes, until no pink is left and it reads ${/turkey|chicken/.test(meat.name) ? '165 °F (74 °C)' : '160 °F (71 °C)'}. Lift it out.`
          : `Set your widest skillet over medium-high heat with half the ${oil} and crisp the ${protein} in it for 6 minutes. Lift ${them(protein)} out.`,
        `Add the remaining ${oil}, then the ${roots} and ${onion} in one layer${top.servings > 4 ? ', over two or three skillets for so many' : ''}. Press them down and hold off stirring for 3 minutes; then turn, and cook 7 minutes more, until browned and tender.`,
        `Stir in the ${and(aromatics, spices)} and the ${seasoned}, return the ${protein} and fold in the ${leaf} until it collapses.`,
        egg
          ? `Make wells, break the ${egg} into them, cover and cook for 5 minutes, until whites and yolks are firm. Scatter with the ${herb}.`
          : `Taste, scatter with the ${herb} and serve straight from the skillet.`,
      ],
      tips: tipsFor(top, {
        carb: root ? top.one('root') : meat.kind === 'pulse' ? meat : null,
        fibre: roots,
        more: ['Dice small and even: half an inch browns in ten minutes, an inch will steam.'],
      }),
    }
  },
}
