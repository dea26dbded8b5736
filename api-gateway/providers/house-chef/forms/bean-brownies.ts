import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const beanBrownies: Form = {
  id: 'bean-brownies',
  called: 'brownies',
  meals: ['Dessert', 'Snack'],
  says: ['cake', 'make-ahead', 'kid-friendly', 'high-fibre'],
  gives: ['chocolate', 'cocoa', 'black beans', 'dark chocolate'],
  minutes: 40,
  skill: 1,
  keeps: 'Brownies keep 4 days covered in the refrigerator and 2 months in the freezer.',
  kits: [],
  needs: [
    'cocoa-powder',
    'erythritol',
    'flaxseed-ground|egg',
    'baking-powder',
    'coconut-oil|butter|avocado-oil',
  ],
  roles: {
    beans: { kinds: ['pulse'], way: 'cold', grams: 45, only: ['black-beans'] },
    nut: { kinds: ['nut'], way: 'topping', grams: 10, optional: true },
    fruit: { kinds: ['fruit'], way: 'berry', grams: 40 },
  },
  cook(top) {
    const beans = top.putAll('beans', 46, 'drained, rinsed and patted dry', 'carb')
    const cocoa = top.shelf('cocoa-powder', 1)
    const seed = top.shelf('flaxseed-ground', 0.75)
    const sweet = top.shelf('erythritol', 1.25)
    const powder = top.shelf('baking-powder', 0.12)
    const fat = top.shelf('coconut-oil|butter|avocado-oil', 1)
    const vanilla = top.shelf('vanilla-extract', 0.25)
    const nut = top.putAll('nut', 10, undefined, 'fixed')
    const fruit = top.putAll('fruit', 42, undefined, 'carb')
    const mold = moldFor(top.servings)
    return {
      title: `Dense Black Bean Brownies with ${titles([...top.all('nut'), ...top.all('fruit')])}`,
      description: `Chocolate brownies made with puréed black beans.`,
      prep: 12,
      cook: mold.minutes,
      steps: [
        `Heat the oven to 350 °F (175 °C) and ${mold.ready}.`,
        `Stir the ${seed} into three times as much water. Let stand 5 minutes, until thick.`,
        `Purée the ${beans} with the ${and(fat, vanilla)} in a food processor for 2 minutes, until completely smooth. Add the ${and(cocoa, sweet, powder)} and the soaked ${seed}. Pulse to a thick batter.`,
        `Spread the batter in the ${mold.name}${nut ? ` and press in the ${nut}` : ''}. Bake ${mold.minutes - 3} to ${mold.minutes} minutes, until the edges are set and the center is still soft.`,
        `Cool completely, about 1 hour${mold.name === 'pan' ? ', before cutting' : ''}. Serve with the ${fruit}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('beans'),
        fibre: beans,
      }),
    }
  },
}

/** For few people, batter in a pan would be too thin and bake dry. */
function moldFor(servings: number): { ready: string; name: string; minutes: number } {
  if (servings === 1) return { ready: 'grease a ramekin', name: 'ramekin', minutes: 18 }
  if (servings <= 3) return { ready: `grease ${servings} ramekins`, name: 'ramekins', minutes: 18 }
  const inches = servings <= 6 ? 6 : 8
  return {
    ready: `line a ${servings > 6 ? '' : 'small '}pan, ${inches} inches square, with parchment`,
    name: 'pan',
    minutes: 25,
  }
}
