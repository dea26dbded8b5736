import { capital, doneness, isPlural, minutesOf, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { KEEPS } from '../keeping.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const seared: Form = {
  id: 'seared-with-greens',
  called: 'a quick pan-seared dinner',
  meals: ['Dinner', 'Lunch'],
  says: ['quick', 'no-oven', 'high-protein', 'light'],
  minutes: 22,
  skill: 2,
  keeps: KEEPS.plate,
  kits: ['dijon', 'tarragon', 'greek', 'basil', 'rosemary', 'dill', 'cajun', 'herb', 'paprika', 'curry'],
  needs: ['vegetable-broth|chicken-broth|water'],
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
    const broth = top.shelf('vegetable-broth|chicken-broth|water', 0.2)
    const leaf = top.put(top.one('leaf'), 60)
    const acid = top.acid(1.5)
    const herb = top.herb(0.75)
    const side = top.putAll('side', 90, '', 'carb')
    const sear = minutesOf(main, 'pan')
    return {
      title: `Pan-Seared ${top.kit.name} ${main.title} with ${titles([...top.all('vegetable').slice(0, 1), top.one('leaf')])}`,
      description: `${capital(protein)} with a good crust, and a sauce made from what it leaves behind in the pan.`,
      prep: 8,
      cook: sear + 7,
      steps: [
        `Blot the ${protein} dry, rub with the ${and(seasoned, spices)} and leave at room temperature while the skillet heats: a drop of water should dance.`,
        `Swirl in half the ${oil}, lay the ${protein} down and do not touch ${isPlural(protein) ? 'them' : 'it'} for the first ${Math.max(2, Math.round(sear / 2))} minutes. Turn and cook ${sear} minutes altogether, ${doneness(main)}. Move to a warm plate.`,
        `Lower the heat, add the remaining ${oil} and the ${and(vegetable, aromatics)}, and cook 5 minutes until tender.`,
        `Pour in the ${broth}, scraping up the brown film; it is pure flavor. Add the ${leaf}, put on the lid for a minute, and sharpen with the ${acid}.${top.aside({ advanced: 'Reduce the juices to a syrup before the leaves go in, and mount with a thread of oil off the heat.' })}`,
        `Rest the ${protein} on the greens, spoon over the pan sauce and the ${herb}${side ? `, with the warm ${side} alongside` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('side'),
        fibre: and(vegetable, leaf),
        apart: true,
        more: ['Fill half the plate with the greens: it looks like more, and fullness begins with the eyes.'],
      }),
    }
  },
}
