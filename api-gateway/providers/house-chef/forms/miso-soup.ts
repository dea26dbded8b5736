import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const misoSoup: Form = {
  id: 'miso-soup',
  called: 'a miso soup',
  meals: ['Breakfast', 'Lunch'],
  says: ['soup', 'japanese', 'asian', 'quick', 'light', 'no-oven', 'one-pan'],
  gives: ['miso'],
  minutes: 15,
  skill: 1,
  keeps:
    'The broth with its vegetables keeps 3 days in the refrigerator; warm it until it steams and stir in the miso fresh.',
  kits: ['miso'],
  needs: ['vegetable-broth|water', 'scallions|chives'],
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
    const broth = top.shelf('vegetable-broth|water', 1)
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
      description:
        'As Japan has it for breakfast, and at any other hour: hot, salty, full of greens, and quick.',
      prep: 6,
      cook: 9,
      steps: [
        `Let the ${aromatics} sizzle in the ${oil} for a few seconds in a saucepan, then add the ${and(broth, vegetables)} and simmer 5 minutes.`,
        SOFT[main.kind]?.(protein) ?? `Slide in the ${protein} and give it 3 minutes to warm through.`,
        `Turn off the heat and sink the ${leaf} in it. Loosen the ${miso} with a ladle of the broth in a cup, and stir it back: miso that boils loses its scent.`,
        `Pour into bowls with the ${and(acid, scallion)}${nori ? `, and tear over the ${nori}` : ''}.`,
      ],
      tips: tipsFor(top, {
        fibre: and(vegetables, leaf),
        more: ['Miso brings the salt, so nothing else needs to: choose a broth without any added.'],
      }),
    }
  },
}

const SOFT_CUT: Record<string, string> = { tofu: 'cut into ½-inch cubes', egg: '' }

const SOFT: Record<string, (name: string) => string> = {
  egg: (name) =>
    `Crack the ${name} one by one into the trembling broth, cover and poach 6 minutes, until whites and yolks are firm.`,
  fish: (name) =>
    `Lay the ${name} in and poach below a boil for 6 minutes, until it flakes and reads 145 °F (63 °C).`,
}
