import { panOf } from '../building/batches.ts'
import { capital, doneness, minutesOf, titles } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const seared: Form = {
  id: 'seared-with-greens',
  called: 'a quick pan-seared dinner',
  meals: ['Dinner', 'Lunch'],
  says: ['quick', 'no-oven', 'high-protein', 'light'],
  minutes: 22,
  skill: 2,
  keeps: KEEPS.plate,
  kits: ['dijon', 'tarragon', 'greek', 'basil', 'rosemary', 'dill', 'cajun', 'herb', 'paprika', 'curry'],
  needs: ['vegetable-broth-low|chicken-broth-low|water'],
  roles: {
    protein: { kinds: ['fish', 'poultry', 'meat', 'shellfish', 'tofu'], way: 'pan', grams: 160 },
    vegetable: { kinds: ['vegetable'], way: 'pan', grams: 100, more: 1 },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 60 },
    side: { kinds: ['carbohydrate'], way: 'side', grams: 90, optional: true },
  },
  cook(top) {
    const main = top.one('protein')
    const protein = top.put(main, 165, main.kind === 'poultry' ? 'sliced into thin cutlets' : main.cut)
    const seasoned = top.salt(0.14)
    const spices = top.spices()
    const oil = top.fat(2)
    const vegetable = top.putAll('vegetable', 110)
    const aromatics = top.aromatics()
    const broth = top.shelf('vegetable-broth-low|chicken-broth-low|water', 0.2)
    const leaf = top.put(top.one('leaf'), 60)
    const acid = top.acid(1.5)
    const herb = top.herb(0.75)
    const side = top.putAll('side', 90, '', 'carb')
    const sear = minutesOf(main, 'pan')
    const pan = panOf(top, 'meat', 'protein')
    const fry = panOf(top, 'vegetables', 'vegetable')
    return {
      title: `Pan-Seared ${top.kit.name} ${main.title} with ${titles([...top.all('vegetable').slice(0, 1), top.one('leaf')])}`,
      description: `${capital(protein)} browned in a skillet, with ${and(vegetable, leaf)} in a quick pan sauce.`,
      prep: 8,
      cook: sear * pan.count + 7 + fry.more(5),
      steps: [
        `Pat the ${protein} dry and rub with the ${and(seasoned, spices)}.`,
        `Heat half the ${oil} in a large skillet over medium-high heat. Add the ${protein}${pan.said} and cook ${Math.max(2, Math.round(sear / 2))} minutes${pan.each} without moving. Turn and cook, ${sear} minutes in all, ${doneness(main)}. Transfer to a warm plate.`,
        `Lower the heat to medium. Add the remaining ${oil} and the ${and(vegetable, aromatics)}${fry.said}. Cook 5 minutes${fry.each}, stirring, until tender.`,
        `Add the ${broth} and scrape up the browned bits. Add the ${leaf}, cover and cook 1 minute, until wilted. Stir in the ${acid}.${top.aside({ advanced: 'For a thicker sauce, boil the liquid until syrupy before you add the leaves.' })}`,
        `Divide the vegetables among plates and top with the ${protein}. Spoon the pan sauce over the top and sprinkle with the ${herb}${side ? `. Serve with the warm ${side}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('side'),
        fibre: and(vegetable, leaf),
        apart: true,
        more: ['Fill half of your plate with the vegetables.'],
      }),
    }
  },
}
