import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const misoSoup: Form = {
  id: 'miso-soup',
  called: 'a miso soup',
  meals: ['Breakfast', 'Lunch'],
  says: ['soup', 'japanese', 'asian', 'quick', 'light', 'no-oven', 'one-pan'],
  gives: ['miso'],
  minutes: 15,
  skill: 1,
  keeps: 'The soup keeps 3 days in the refrigerator. Reheat until steaming.',
  kits: ['miso'],
  needs: ['vegetable-broth-low|water', 'scallions|chives'],
  roles: {
    protein: { kinds: ['tofu', 'egg', 'fish', 'pulse'], way: 'soft', grams: 110 },
    vegetables: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 130,
      count: 2,
      more: 1,
      only: ['shiitake-mushrooms', 'cremini-mushrooms', 'daikon', 'bok-choy', 'napa-cabbage', 'carrots'],
    },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 40, only: ['spinach-raw', 'kale'] },
  },
  cook(top) {
    const main = top.one('protein')
    const broth = top.shelf('vegetable-broth-low|water', 1)
    const aromatics = top.aromatics(1)
    const oil = top.fat(0.75)
    const vegetables = top.putAll('vegetables', 130, 'very thinly sliced')
    const protein = top.put(main, main.kind === 'egg' ? 100 : 110, SOFT_CUT[main.kind] ?? main.cut)
    const leaf = top.put(top.one('leaf'), 40)
    const miso = top.salty(1.4)
    const acid = top.acid(0.5)
    const scallion = top.shelf('scallions|chives', top.allowedFrom('scallions') ? 0.7 : 1.2, 'thinly sliced')
    const nori = top.shelf('nori', 0.5)
    return {
      title: `Miso Soup with ${and(main.kind === 'egg' ? 'Eggs' : main.title, titles(top.all('vegetables').slice(0, 1)), titles([top.one('leaf')]))}`,
      description: `A Japanese soup of ${and(vegetables, protein, leaf)} in miso broth.`,
      prep: 6,
      cook: 9,
      steps: [
        `Heat the ${oil} in a saucepan over medium heat. Cook the ${aromatics} for 30 seconds, until fragrant. Add the ${and(broth, vegetables)} and simmer 5 minutes.`,
        SOFT[main.kind]?.(protein) ?? `Add the ${protein} and simmer 3 minutes, until hot.`,
        `Turn off the heat and stir in the ${leaf} until wilted. Mix the ${miso} with a ladleful of the broth until smooth and stir it into the soup. Do not boil.`,
        `Pour into bowls. Add the ${and(acid, scallion)}${nori ? ` and tear the ${nori} over the top` : ''}.`,
      ],
      tips: tipsFor(top, {
        fibre: and(vegetables, leaf),
        more: ['Miso is salty, so choose a broth without added salt.'],
      }),
    }
  },
}

const SOFT_CUT: Record<string, string> = { tofu: 'cut into ½-inch cubes', egg: '' }

const SOFT: Record<string, (name: string) => string> = {
  egg: (name) =>
    `Break the ${name} one at a time into the simmering broth. Cover and cook 6 minutes, until whites and yolks are firm.`,
  fish: (name) =>
    `Add the ${name} and simmer gently for 6 minutes, until it flakes easily and reads 145 °F (63 °C).`,
}
