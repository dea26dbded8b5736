import { adjectives, capital, doneness, isPlural, minutesOf, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { tipsFor } from '../tips.ts'
import { and } from '../worktop.ts'

const ONION = 'onion|leek|red-onion|shallot|scallions|celery'

export const chunkySoup: Form = {
  id: 'chunky-soup',
  called: 'a soup',
  meals: ['Lunch', 'Dinner'],
  says: ['soup', 'one-pan', 'hearty', 'make-ahead', 'no-oven', 'light'],
  minutes: 30,
  skill: 1,
  kits: ['basil', 'rosemary', 'cumin', 'turmeric', 'curry', 'chili', 'paprika', 'herb', 'dijon', 'thai'],
  needs: ['vegetable-broth|chicken-broth', ONION],
  roles: {
    protein: { kinds: ['poultry', 'pulse', 'tofu', 'shellfish'], way: 'simmer', grams: 110 },
    vegetables: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 150,
      count: 2,
      more: 2,
      never: ['snow-peas', 'eggplant', 'celery'],
    },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 40 },
    grain: { kinds: ['carbohydrate'], way: 'soup', grams: 50, optional: true },
  },
  cook(top) {
    const main = top.one('protein')
    const oil = top.fat(1.25)
    const onion = top.shelf(ONION, top.allowedFrom(ONION)?.unit === 'medium' ? 0.25 : 1, 'chopped')
    const vegetables = top.putAll('vegetables', 155)
    const aromatics = top.aromatics()
    const spices = top.spices()
    const salty = top.salty(0.8)
    const broth = top.shelf(
      isMeat(main.kind) ? 'chicken-broth|vegetable-broth' : 'vegetable-broth|chicken-broth',
      1,
    )
    const seasoned = top.salt(0.08)
    const protein = top.put(main, 110, main.cut, main.kind === 'pulse' ? 'carb' : 'bulk')
    const grain = !top.when('grain', main.kind !== 'pulse') ? '' : top.putAll('grain', 55, undefined, 'carb')
    const leaf = top.put(top.one('leaf'), 42)
    const acid = top.acid(1)
    const herb = top.herb(1)
    const need = Math.max(
      minutesOf(main, 'simmer'),
      ...top.all('vegetables').map((food) => minutesOf(food, 'simmer')),
    )
    const late = minutesOf(main, 'simmer')
    return {
      title: `${top.kit.name} ${main.title} Soup with ${titles([...top.all('vegetables').slice(0, 1), top.one('leaf')])}`,
      description: `A spoon-standing soup: lots of ${vegetables}, and broth bright with ${acid} at the end.`,
      prep: 10,
      cook: need + 9,
      steps: [
        `In a soup pot, turn the ${and(onion, vegetables)} in the ${oil} over medium heat until they glisten and smell sweet, 5 minutes.`,
        `Add the ${and(aromatics, spices) || seasoned}; once fragrant, pour in the ${broth} and bring to a boil.`,
        late >= need - 1
          ? `Slip in the ${and(protein, grain)}, turn down to a murmur, cover and cook ${need} minutes, ${doneness(main, 'wet')}.`
          : `Turn down to a murmur, cover and cook ${need - late} minutes. Then slip in the ${and(protein, grain)} for the last ${late}, ${doneness(main, 'wet')}.`,
        `Stir in the ${leaf} and watch it relax into the broth. Adjust with the ${and(salty, acid, seasoned)}, ladle out and top with the ${herb}.${top.aside({ advanced: 'Blend one ladleful and return it for a silkier body.', beginner: 'Taste before you add more salt: broths differ.' })}`,
      ],
      tips: tipsFor(top, {
        carb: main.kind === 'pulse' ? main : grain ? top.maybe('grain') : null,
        fibre: and(vegetables, leaf),
        more: [
          'It freezes well for 3 months; cool it within two hours and reheat to a rolling boil.',
          'Soup before or as a meal fills the stomach with water and fibre, and people tend to eat less after it.',
        ],
      }),
    }
  },
}

const isMeat = (kind: string): boolean => ['poultry', 'meat', 'mince'].includes(kind)

export const pureedSoup: Form = {
  id: 'pureed-soup',
  called: 'a smooth soup',
  meals: ['Lunch', 'Dinner'],
  says: ['soup', 'light', 'make-ahead', 'no-oven', 'french'],
  minutes: 35,
  skill: 1,
  kits: ['curry', 'tarragon', 'dijon', 'turmeric', 'rosemary', 'cumin', 'herb'],
  needs: ['vegetable-broth|chicken-broth', ONION],
  roles: {
    base: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 230,
      only: [
        'cauliflower',
        'broccoli',
        'celeriac',
        'zucchini',
        'butternut-squash',
        'carrots',
        'fennel-bulb',
        'cremini-mushrooms',
        'leek',
      ],
      more: 1,
    },
    thickener: {
      kinds: ['pulse'],
      way: 'simmer',
      grams: 80,
      only: ['white-beans', 'butter-beans', 'chickpeas', 'lentils-cooked'],
      optional: true,
    },
    seed: { kinds: ['seed'], way: 'cold', grams: 20 },
  },
  cook(top) {
    const oil = top.fat(1.5)
    const onion = top.shelf(ONION, top.allowedFrom(ONION)?.unit === 'medium' ? 0.3 : 1, 'chopped')
    const base = top.putAll('base', 235)
    const aromatics = top.aromatics()
    const spices = top.spices()
    const beans = top.putAll('thickener', 85, 'drained and rinsed', 'carb')
    const broth = top.shelf('vegetable-broth|chicken-broth', 0.9)
    const seasoned = top.salt(0.1)
    const acid = top.acid(1)
    const seed = top.putAll('seed', 20, '', 'fixed')
    const herb = top.herb(0.75)
    const tender = Math.max(12, ...top.all('base').map((food) => minutesOf(food, 'simmer')))
    return {
      title: `${top.kit.name} ${adjectives(top.all('base'))} Soup with ${titles(top.all('seed'))}`,
      description: `Velvet by blender alone: the ${beans || base} ${isPlural(beans || base) ? 'give' : 'gives'} it body.`,
      prep: 10,
      cook: tender + 12,
      steps: [
        `Melt the ${onion} down in the ${oil} in a heavy pot, lid on, low heat, about 6 minutes; no browning here.`,
        `Uncover and stir in the ${and(aromatics, spices)}. A minute later add the ${and(base, beans)} and the ${broth}.`,
        `Simmer ${tender} minutes, until the largest piece of ${top.one('base').name} gives no resistance to a fork.`,
        `Blend until completely smooth, in batches if your blender is small and never more than half full of hot soup. Thin with water to your liking.${top.aside({ advanced: 'Pass it through a sieve if guests are coming.' })}`,
        `Warm through, balance with the ${and(acid, seasoned)}, and serve dotted with the ${and(seed, herb)}.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('thickener'),
        fibre: seed,
        more: ['Smooth soups are taken up faster than chunky ones; the seeds on top slow the spoon.'],
      }),
    }
  },
}

export const chili: Form = {
  id: 'chili',
  called: 'a pot of chili',
  meals: ['Dinner', 'Lunch'],
  says: [
    'chili',
    'stew',
    'hearty',
    'one-pan',
    'make-ahead',
    'mexican',
    'american',
    'unhurried',
    'high-fibre',
    'no-oven',
  ],
  minutes: 45,
  skill: 1,
  kits: ['chili', 'chipotle'],
  needs: [
    'onion|red-onion|scallions|leek',
    'crushed-tomatoes|canned-tomatoes',
    'vegetable-broth|chicken-broth|water',
    'tomato-paste',
  ],
  oneOf: ['meat', 'beans'],
  roles: {
    meat: { kinds: ['mince', 'tofu'], way: 'brown', grams: 100, optional: true },
    beans: {
      kinds: ['pulse'],
      way: 'simmer',
      grams: 85,
      only: ['black-beans', 'kidney-beans'],
      optional: true,
    },
    peppers: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 110,
      count: 1,
      more: 2,
      only: [
        'bell-pepper-red',
        'bell-pepper-green',
        'bell-pepper-yellow',
        'zucchini',
        'cremini-mushrooms',
        'cauliflower',
      ],
    },
    avocado: { kinds: ['fruit'], way: 'avocado', grams: 40 },
  },
  cook(top) {
    const meats = top.all('meat')
    const main = meats[0] ?? top.one('beans')
    const oil = top.fat(1.25)
    const meat = top.putAll('meat', 110, meats[0]?.kind === 'tofu' ? 'crumbled' : '')
    const onion = top.shelf('onion|red-onion|leek|scallions', 0.3, 'chopped')
    const peppers = top.putAll('peppers', 120, 'diced')
    const aromatics = top.aromatics()
    const spices = top.spices(1.8)
    const paste = top.shelf('tomato-paste', 1)
    const tomatoes = top.shelf('crushed-tomatoes|canned-tomatoes', 0.4)
    const beans = top.putAll('beans', 88, 'drained and rinsed', 'carb')
    const broth = top.shelf('vegetable-broth|chicken-broth|water', 0.3)
    const seasoned = top.salt(0.16)
    const acid = top.acid(1)
    const avocado = top.putAll('avocado', 40, 'diced')
    const herb = top.herb(1)
    return {
      title: `${top.kit.id === 'chipotle' ? 'Chipotle' : 'Slow-Simmered'} ${main.title} Chili with ${titles([...(meat ? top.all('beans') : top.all('peppers').slice(0, 1)), ...top.all('avocado')])}`,
      description: `Dark, thick and slow, with ${peppers} for sweetness and cool ${avocado} on top.`,
      prep: 12,
      cook: 36,
      steps: [
        meat
          ? `Brown the ${meat} in the ${oil} in a heavy pot over high heat, 7 minutes, letting it crust before you stir${main.kind === 'mince' ? ', until no pink is left' : ''}.`
          : `Warm the ${oil} in a heavy pot over medium heat.`,
        `Add the ${and(onion, peppers)} and cook until slack, 6 minutes. Stir in the ${and(aromatics, spices, paste)} and fry until the paste darkens to brick.`,
        `Add the ${and(tomatoes, beans, broth)} and the ${seasoned}. Simmer, lid ajar, for 20 minutes; it is ready when the liquid coats a spoon${main.kind === 'mince' ? ' and the meat is past 165 °F (74 °C)' : ''}.`,
        `Rouse it with the ${acid}. Serve in deep bowls under the ${and(avocado, herb)}.${top.aside({ advanced: 'A day in the refrigerator knits it together; skim and reheat gently.' })}`,
      ],
      tips: tipsFor(top, {
        carb: beans ? top.maybe('beans') : null,
        fibre: beans || peppers,
        more: [
          ...(beans
            ? [
                'Beans at one meal can steady blood sugar at the next; researchers call it the second-meal effect.',
              ]
            : []),
          'Chili keeps 4 days cold and 3 months frozen.',
        ],
      }),
    }
  },
}

export const curry: Form = {
  id: 'coconut-curry',
  called: 'a curry',
  meals: ['Dinner', 'Lunch'],
  says: ['curry', 'one-pan', 'hearty', 'no-oven', 'indian', 'thai', 'stew'],
  minutes: 35,
  skill: 1,
  kits: ['curry', 'turmeric', 'thai', 'thai-chili'],
  needs: ['coconut-milk', 'onion|shallot|scallions|leek|red-onion'],
  roles: {
    protein: {
      kinds: ['poultry', 'pulse', 'tofu', 'shellfish'],
      way: 'simmer',
      grams: 125,
      never: ['white-beans', 'butter-beans', 'black-beans'],
    },
    vegetables: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 170,
      count: 2,
      more: 1,
      never: ['turnip', 'leek', 'daikon', 'celery'],
    },
    leaf: {
      kinds: ['leaf'],
      way: 'wilt',
      grams: 45,
      only: ['spinach-raw', 'kale', 'collard-greens'],
      optional: true,
    },
    side: {
      kinds: ['carbohydrate'],
      way: 'side',
      grams: 75,
      optional: true,
      only: ['rice-brown-cooked', 'rice-basmati-cooked', 'quinoa-cooked'],
    },
  },
  cook(top) {
    const main = top.one('protein')
    const oil = top.fat(1)
    const onion = top.shelf(
      'onion|shallot|leek|red-onion|scallions',
      top.allowedFrom('onion') ? 0.25 : 1,
      'finely sliced',
    )
    const aromatics = top.aromatics(1.2)
    const spices = top.spices(1.4)
    const vegetables = top.putAll('vegetables', 175)
    const coconut = top.shelf('coconut-milk', 0.3)
    const water = top.shelf('water', 0.2)
    const salty = top.salty() || top.salt(0.16)
    const protein = top.put(main, 128, main.cut, main.kind === 'pulse' ? 'carb' : 'bulk')
    const leaf = top.putAll('leaf', 45)
    const acid = top.acid(1.25)
    const herb = top.herb(1.25)
    const side = !top.when('side', main.kind !== 'pulse') ? '' : top.putAll('side', 75, '', 'carb')
    const slow = Math.max(12, ...top.all('vegetables').map((food) => minutesOf(food, 'simmer')))
    const need = Math.min(slow + 4, minutesOf(main, 'simmer'))
    const dish = top.kit.cuisine === 't' ? 'Coconut Curry' : 'Curry'
    return {
      title: `${top.kit.name === 'Curried' ? 'Coconut' : top.kit.name} ${main.title} ${top.kit.name === 'Curried' ? 'Curry' : dish} with ${titles(top.all('vegetables'))}`,
      description: `Gently spiced and saucy, with ${vegetables} in every spoonful.`,
      prep: 12,
      cook: slow + 14,
      steps: [
        `Let the ${onion} turn golden in the ${oil} in a deep pan, 7 unhurried minutes; this is where the depth comes from.`,
        `Stir in the ${and(aromatics, spices)} with a spoonful of the ${water} so that nothing catches, and cook until the kitchen smells of it.`,
        `Pour in the ${coconut} and the remaining ${water}. Add the ${vegetables} and the ${salty} and simmer, uncovered, ${Math.max(3, slow - need + 4)} minutes.`,
        `Lower in the ${protein} and cook ${need} minutes more at a lazy bubble, ${doneness(main, 'wet')}.${leaf ? ` Push the ${leaf} under the surface for the final 2.` : ''}`,
        `Stop the heat, squeeze in the ${acid}, scatter with the ${herb}${side ? ` and bring a small bowl of hot ${side}` : ''}.${top.aside({ beginner: 'If it is too thick, add water by the spoonful.' })}`,
      ],
      tips: tipsFor(top, {
        carb: main.kind === 'pulse' ? main : side ? top.maybe('side') : null,
        fibre: vegetables,
        more: [
          'Coconut milk brings flavour and saturated fat: what is in the pot is a sensible share, so no need to add more.',
        ],
      }),
    }
  },
}

export const braise: Form = {
  id: 'braise',
  called: 'a braise',
  meals: ['Dinner'],
  says: ['stew', 'hearty', 'unhurried', 'one-pan', 'french', 'make-ahead'],
  minutes: 60,
  skill: 2,
  kits: ['dijon', 'rosemary', 'moroccan', 'paprika', 'herb', 'basil'],
  needs: ['chicken-broth|vegetable-broth', 'onion|leek|red-onion|shallot', 'tomato-paste', 'bay-leaf'],
  roles: {
    meat: { kinds: ['poultry', 'meat'], way: 'braise', grams: 150 },
    roots: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 190,
      count: 2,
      more: 1,
      only: [
        'carrots',
        'turnip',
        'celeriac',
        'fennel-bulb',
        'cremini-mushrooms',
        'celery',
        'cabbage',
        'eggplant',
        'leek',
        'green-beans',
      ],
    },
    beans: {
      kinds: ['carbohydrate'],
      way: 'side',
      grams: 65,
      optional: true,
      only: ['white-beans', 'lentils-cooked', 'chickpeas', 'barley-cooked'],
    },
  },
  cook(top) {
    const main = top.one('meat')
    const meat = top.put(main, 160)
    const seasoned = top.salt(0.16)
    const oil = top.fat(1.25)
    const onion = top.shelf('onion|leek|red-onion|shallot', 0.3, 'sliced')
    const roots = top.putAll('roots', 200, 'cut into 1-inch pieces')
    const aromatics = top.aromatics()
    const spices = top.spices(1.2)
    const paste = top.shelf('tomato-paste', 1)
    const broth = top.shelf('chicken-broth|vegetable-broth', 0.6)
    const bay = top.shelf('bay-leaf', 0.34)
    const beans = top.putAll('beans', 70, undefined, 'carb')
    const acid = top.acid(0.75)
    const herb = top.herb(1)
    const time = minutesOf(main, 'braise')
    return {
      title: `${top.kit.name} Braised ${main.title} with ${and(titles(top.all('roots')), titles(top.all('beans')))}`,
      description: `Left to itself under a lid until it can be cut with a spoon.`,
      prep: 15,
      cook: time + 15,
      steps: [
        `Season the ${meat} with the ${seasoned}. In a Dutch oven, brown in the ${oil} without crowding, 8 minutes, in two goes if you must. Lift out; the dark patches on the bottom are your sauce.`,
        `Cook the ${onion} in the fat that is left until soft. Stir in the ${and(paste, aromatics, spices)} and toast 2 minutes.`,
        `Pour in a little of the ${broth} and scrape, then add the rest, the ${bay} and the meat with its juices. Cover and keep at the gentlest simmer for ${Math.max(10, time - 25)} minutes.`,
        `Bury the ${roots} in the liquid${beans ? ` along with the ${beans}` : ''} and braise 25 minutes longer, ${main.kind === 'poultry' ? 'until the meat reads at least 175 °F (79 °C), when thighs turn tender' : 'until a fork twists in the meat without effort'}.`,
        `Fish out the ${bay}, brighten with the ${acid} and finish with the ${herb}.${top.aside({ advanced: 'Lift out the solids and reduce the liquid by a third for a glossy sauce.' })}`,
      ],
      tips: tipsFor(top, {
        carb: beans ? top.maybe('beans') : null,
        fibre: roots,
        more: [
          'Chill overnight and the fat sets on top, to be lifted off in one piece.',
          'The pot feeds you for 4 days; reheat to 165 °F (74 °C).',
        ],
      }),
    }
  },
}

export const noodleSoup: Form = {
  id: 'noodle-soup',
  called: 'a noodle soup',
  meals: ['Dinner', 'Lunch'],
  says: ['noodles', 'soup', 'asian', 'japanese', 'thai', 'quick', 'no-oven'],
  minutes: 25,
  skill: 2,
  kits: ['sesame', 'miso', 'thai', 'thai-chili'],
  needs: ['vegetable-broth|chicken-broth', 'scallions|chives|shallot'],
  roles: {
    protein: {
      kinds: ['poultry', 'shellfish', 'tofu', 'pulse'],
      way: 'simmer',
      grams: 110,
      only: ['chicken-breast', 'turkey-breast', 'shrimp', 'tofu-firm', 'edamame'],
    },
    noodles: { kinds: ['carbohydrate'], way: 'noodle', grams: 70 },
    vegetables: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 130,
      count: 2,
      more: 1,
      only: [
        'bok-choy',
        'napa-cabbage',
        'shiitake-mushrooms',
        'cremini-mushrooms',
        'broccoli',
        'carrots',
        'daikon',
        'green-beans',
      ],
    },
    egg: { kinds: ['egg'], way: 'boil', grams: 50, optional: true },
  },
  cook(top) {
    const main = top.one('protein')
    const aromatics = top.aromatics(1.4)
    const oil = top.fat(1)
    const broth = top.shelf(
      main.kind === 'poultry' ? 'chicken-broth|vegetable-broth' : 'vegetable-broth|chicken-broth',
      1.25,
    )
    const protein = top.put(
      main,
      112,
      main.kind === 'poultry' ? 'sliced thinly' : main.kind === 'tofu' ? 'cut into ½-inch cubes' : main.cut,
    )
    const vegetables = top.putAll('vegetables', 135, 'sliced')
    const noodles = top.put(top.one('noodles'), 75, '', 'carb')
    const salty = top.salty(1) || top.salt(0.1)
    const acid = top.acid(1)
    const scallion = top.shelf(
      'scallions|chives|shallot',
      top.allowedFrom('scallions') ? 0.5 : 1,
      'thinly sliced',
    )
    const egg = !top.when('egg', main.kind !== 'poultry') ? '' : top.putAll('egg', 50)
    const herb = top.herb(0.75)
    const time = Math.max(
      minutesOf(main, 'simmer'),
      ...top.all('vegetables').map((food) => minutesOf(food, 'simmer')),
    )
    return {
      title: `${top.kit.name} ${adjectives([top.one('noodles')])} Soup with ${and(main.title, titles(top.all('vegetables')))}`,
      description: `A steaming bowl that is mostly broth and vegetables, with a nest of ${noodles} rather than a mountain.`,
      prep: 10,
      cook: time + 6,
      steps: [
        `Stir the ${aromatics} in the warm ${oil} at the bottom of a pot until they perfume the air. Add the ${broth} and let it tremble, never boil, for 5 minutes.`,
        `Poach the ${and(protein, vegetables)} in it for ${time} minutes, ${doneness(main, 'wet')}.`,
        `Rinse the ${noodles} under hot water to untangle, then coil into deep bowls.${egg ? ` Boil the ${egg} for 8 minutes beside it, cool and peel.` : ''}`,
        `Season the broth with the ${and(salty, acid)} away from the heat, pour over the ${noodles} and arrange what you poached on top.`,
        `Garnish with the ${and(scallion, herb)}${egg ? ` and the halved ${egg}` : ''}. Slurp; it cools it.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('noodles').food.id === 'shirataki' ? null : top.one('noodles'),
        fibre: vegetables,
        more: [`${capital(vegetables)} first, ${noodles} last: the order on your chopsticks matters.`],
      }),
    }
  },
}

export const dal: Form = {
  id: 'lentil-pot',
  called: 'a pot of lentils',
  meals: ['Lunch', 'Dinner'],
  says: [
    'stew',
    'hearty',
    'high-fibre',
    'one-pan',
    'middle-eastern',
    'indian',
    'mediterranean',
    'soup',
    'no-oven',
  ],
  gives: ['lentil', 'lentils'],
  minutes: 30,
  skill: 1,
  kits: ['turmeric', 'curry', 'cumin', 'moroccan', 'greek', 'paprika'],
  needs: ['onion|shallot|leek|red-onion|celery', 'vegetable-broth|water', 'tomato|canned-tomatoes'],
  roles: {
    lentils: { kinds: ['pulse'], way: 'simmer', grams: 130, only: ['lentils-cooked'] },
    vegetables: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 120,
      count: 1,
      more: 2,
      never: ['celery', 'tomato', 'leek', 'snow-peas'],
    },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 60 },
    sauce: { kinds: ['dairy'], way: 'sauce', grams: 35, optional: true },
  },
  cook(top) {
    const oil = top.fat(1.5)
    const onion = top.shelf(
      'onion|leek|red-onion|shallot|celery',
      top.allowedFrom('onion') ? 0.3 : 1,
      'finely chopped',
    )
    const spices = top.spices(1.3)
    const aromatics = top.aromatics(1.3)
    const tomato = top.shelf(
      'canned-tomatoes|tomato',
      top.allowedFrom('canned-tomatoes') ? 0.3 : 0.6,
      top.allowedFrom('canned-tomatoes') ? '' : 'chopped',
    )
    const lentils = top.putAll('lentils', 135, '', 'carb')
    const vegetables = top.putAll('vegetables', 130)
    const broth = top.shelf('vegetable-broth|water', 0.6)
    const seasoned = top.salt(0.15)
    const leaf = top.put(top.one('leaf'), 60)
    const acid = top.acid(1.25)
    const sauce = top.putAll('sauce', 35)
    const herb = top.herb(1)
    const time = Math.max(10, ...top.all('vegetables').map((food) => minutesOf(food, 'simmer')))
    return {
      title: `${top.kit.name} Lentils with ${titles([...top.all('vegetables').slice(0, 1), top.one('leaf')])}`,
      description: `Earthy, soupy and cheap as can be, with the lowest glycemic index of any pulse.`,
      prep: 9,
      cook: time + 11,
      steps: [
        `Begin with the ${spices || aromatics} in the ${oil}: half a minute over medium heat, until you can smell ${spices.includes(' and ') ? 'them' : 'it'}, not longer.`,
        `Stir in the ${and(onion, spices ? aromatics : '')} and cook to a soft, gold tangle, 6 minutes.`,
        `Add the ${and(tomato, lentils, vegetables, broth)} with the ${seasoned}; simmer ${time} minutes, pressing some lentils against the side so that they thicken the rest.`,
        `Heap the ${leaf} on top, cover for 2 minutes, stir down and add the ${acid}.`,
        `Ladle into bowls${sauce ? `, swirl in the ${sauce}` : ''} and finish with the ${herb}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('lentils'),
        fibre: lentils,
        more: ['Acid keeps lentils firm, so it goes in only when they are as soft as you want them.'],
      }),
    }
  },
}
