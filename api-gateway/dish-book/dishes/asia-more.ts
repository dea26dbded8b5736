import type { BookDish } from '../dish.ts'
import { food } from '../food.ts'
import { CILANTRO, DINNER, GARLIC, maybe, oil, onion, rice, SALT, spice } from '../staples.ts'

const GINGER = food('ginger', 'seasoning', 'ginger', 3, { optional: true, cut: 'grated' })
const SOY = (grams: number) =>
  food('soy', 'sauce', 'soy-sauce-low-sodium tamari', grams, { called: 'soy sauce' })
const SESAME_OIL = food('sesame-oil', 'fat', 'sesame-oil', 3, { optional: true })

/** More of what is asked for by name from India to Japan. */
export const asiaMore: BookDish[] = [
  {
    id: 'yakitori',
    title: 'Chicken Yakitori',
    renamed: '{chicken} Yakitori',
    en: ['yakitori', 'japanese chicken skewers', 'teriyaki skewers', 'teriyaki chicken skewers'],
    es: ['yakitori', 'brochetas japonesas', 'brochetas de pollo teriyaki'],
    course: 'main',
    meals: DINNER,
    vessel: 'plate',
    says: 'japanese grill party light',
    description: 'Skewers of {chicken} and scallions in a soy glaze.',
    foods: [
      food('chicken', 'main', 'chicken-thigh chicken-breast beef-sirloin shrimp tofu-firm', 140, {
        defines: true,
        cut: 'cut into 1-inch pieces',
      }),
      food('scallions', 'vegetable', 'scallions leek', 40, { cut: 'cut into 1-inch lengths', defines: true }),
      food('vegetables', 'vegetable', 'bell-pepper-green zucchini mushrooms', 90, {
        cut: 'cut into 1-inch pieces',
        more: 'vegetable',
      }),
      SOY(14),
      food('mirin', 'sauce', 'mirin', 8, { optional: true }),
      GINGER,
      oil(4),
      rice(65),
    ],
    ways: (
      [
        ['grill', 'Grill over medium-high heat'],
        ['oven', 'Broil on a foil-lined pan'],
        ['stove', 'Cook in a hot grill pan'],
      ] as const
    ).map(([tool, cook]) => ({
      tool,
      prep: 18,
      load: { roles: 'chicken vegetables', grams: 1600, minutes: 9 },
      steps: [
        'Boil the {soy, mirin, ginger} in a small pan until slightly thick, {~3 min}.',
        'Thread the {chicken, scallions, vegetables} onto skewers and brush with the {oil}.',
        `${cook}[ {batches}], turning and brushing with the sauce, {done chicken}, {10 min of chicken skewer}. Serve[ with the {rice}].`,
      ],
    })),
    keeps: 'They keep 3 days in the refrigerator; reheat to 165 °F (74 °C).',
  },
  {
    id: 'baingan-bharta',
    title: 'Baingan Bharta',
    en: ['indian eggplant', 'eggplant curry', 'smoky eggplant curry', 'bharta'],
    es: ['baingan bharta', 'curry de berenjena', 'berenjena al curry'],
    course: 'main',
    meals: DINNER,
    vessel: 'bowl',
    says: 'indian light soft',
    description: 'Roasted eggplant mashed with tomato and spices, with {protein}.',
    foods: [
      food('eggplant', 'vegetable', 'eggplant', 260, { defines: true, cut: 'halved' }),
      food('protein', 'main', 'chickpeas paneer tofu-firm', 75, { more: 'protein' }),
      onion(50),
      food('tomato', 'vegetable', 'tomato canned-tomatoes', 100, { cut: 'chopped', more: 'vegetable' }),
      GARLIC,
      GINGER,
      food('garam-masala', 'seasoning', 'garam-masala curry-powder', 0.8, {}),
      spice('cumin', 'cumin', 0.6),
      maybe('hot', 'seasoning', 'serrano-pepper jalapeno', 4, { cut: 'chopped' }),
      oil(9),
      SALT,
      CILANTRO,
      maybe('bread', 'starch', 'chapati naan-whole-wheat', 28, { least: 0, unit: 'piece' }),
    ],
    ways: [
      {
        tool: 'oven',
        prep: 12,
        load: { roles: 'eggplant', grams: 1400, minutes: 10, of: 'sheets' },
        steps: [
          'Heat the oven to 450 °F (230 °C). Lay the {eggplant}, cut side down, on an oiled sheet pan[ {batches}] and roast until collapsed, {28 min}. Scoop out and mash.',
          'Meanwhile, heat the {oil} in a skillet over medium heat. Cook the {onion, garlic, ginger, hot} until golden, {~8 min}. Stir in the {cumin, garam-masala, tomato, salt} and cook until thick, {~6 min}.',
          'Stir in the {eggplant, protein} until hot, {4 min}.[ Scatter the {cilantro} on top.][ Serve with the {bread}.]',
        ],
      },
    ],
    keeps: 'It keeps 3 days in the refrigerator.',
  },
  {
    id: 'bhindi-masala',
    title: 'Bhindi Masala',
    en: ['okra masala', 'indian okra', 'okra curry', 'bhindi'],
    es: ['okra al curry', 'bhindi masala', 'quimbombó al curry'],
    course: 'side',
    meals: DINNER,
    vessel: 'bowl',
    says: 'indian quick light',
    description: 'Okra cooked with onion, tomato and spices.',
    foods: [
      food('okra', 'vegetable', 'okra okra-frozen', 140, { defines: true, cut: 'sliced' }),
      onion(50),
      food('tomato', 'vegetable', 'tomato canned-tomatoes', 80, { cut: 'chopped', more: 'vegetable' }),
      GARLIC,
      spice('cumin', 'cumin', 0.5),
      food('garam-masala', 'seasoning', 'garam-masala curry-powder', 0.6, {}),
      oil(7),
      SALT,
    ],
    ways: [
      {
        tool: 'stove',
        prep: 10,
        load: { roles: 'okra', grams: 700, minutes: 8 },
        steps: [
          'Heat half of the {oil} in a large skillet over medium-high heat. Cook the {okra}[ {batches}], stirring now and then, until browned in spots, {8 min}. Take out.',
          'Cook the {onion, garlic} in the rest of the {oil} until golden, {6 min}. Stir in the {cumin, garam-masala, tomato, salt} and cook until thick, {4 min}. Return the {okra}, {2 min}.',
        ],
      },
    ],
    keeps: 'It keeps 3 days in the refrigerator.',
  },
  {
    id: 'steamed-ginger-fish',
    title: 'Steamed Ginger Fish',
    en: ['steamed fish', 'steamed fish with ginger', 'chinese steamed fish', 'ginger fish'],
    es: ['pescado al vapor', 'pescado al vapor con jengibre'],
    course: 'main',
    meals: DINNER,
    vessel: 'plate',
    says: 'chinese light quick soft',
    description: '{fish} steamed with ginger and scallions over greens.',
    foods: [
      food('fish', 'main', 'cod tilapia snapper sea-bass salmon halibut', 160, { defines: true }),
      food('ginger', 'seasoning', 'ginger', 6, { defines: true, cut: 'in thin strips' }),
      food('scallions', 'vegetable', 'scallions', 15, { cut: 'sliced' }),
      SOY(12),
      SESAME_OIL,
      food('greens', 'vegetable', 'bok-choy broccoli spinach-raw', 130, { more: 'vegetable' }),
      rice(70),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 8,
        load: { roles: 'fish', grams: 900, minutes: 9 },
        steps: [
          'Lay the {greens} and the {fish} on a plate in a steamer[ {batches}] and scatter the {ginger} on top.',
          'Cover and steam over boiling water {ready fish}, {9 min}.',
          'Pour the {soy} over and scatter the {scallions} on top.[ Finish with the {sesame-oil}.] Serve[ with the {rice}].',
        ],
      },
      {
        tool: 'microwave',
        prep: 8,
        load: { roles: 'fish', grams: 700, minutes: 6 },
        steps: [
          'Lay the {greens} and the {fish} in a microwave-safe dish[ {batches}] with a spoonful of water and scatter the {ginger} on top.',
          'Cover and microwave on high {ready fish}, {6 min}. Let stand for {2 min}.',
          'Pour the {soy} over and scatter the {scallions} on top.[ Finish with the {sesame-oil}.] Serve[ with the {rice}].',
        ],
      },
    ],
    keeps: 'Best fresh.',
  },
  {
    id: 'singapore-noodles',
    title: 'Singapore Noodles',
    en: ['singapore mei fun', 'curry noodles', 'singapore rice noodles'],
    es: ['fideos singapur', 'fideos de arroz al curry'],
    course: 'main',
    meals: DINNER,
    vessel: 'bowl',
    says: 'chinese quick spicy',
    description: 'Thin rice noodles with curry powder, {shrimp} and vegetables.',
    foods: [
      food('noodles', 'starch', 'rice-noodles-dry', 28, {
        least: 16,
        most: 40,
        defines: true,
        lighter: 'shirataki',
        called: 'rice noodles',
      }),
      food('curry', 'seasoning', 'curry-powder', 2, { defines: true }),
      food('shrimp', 'main', 'shrimp chicken-breast pork-tenderloin tofu-firm', 100, { more: 'protein' }),
      food('pepper-red', 'vegetable', 'bell-pepper-red', 60, { cut: 'sliced', more: 'vegetable' }),
      food('sprouts', 'vegetable', 'cabbage bean-sprouts', 60, { cut: 'shredded' }),
      maybe('egg', 'main', 'egg', 25, { unit: 'large' }),
      onion(40),
      GARLIC,
      SOY(12),
      oil(8),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 12,
        load: { roles: 'shrimp', grams: 600, minutes: 4 },
        steps: [
          '[noodles is shirataki: Rinse the {noodles} well and drain.][noodles not shirataki: Soak the {noodles} in hot water until they bend, {~8 min}. Drain.]',
          'Heat half of the {oil} in a wok or large skillet over high heat.[ Scramble the {egg} until set, {1 min}, and take out.] Cook the {shrimp}[ {batches}], stirring, {done shrimp}, {4 min of shrimp fry}. Take out.',
          'Cook the {onion, pepper-red, sprouts, garlic} in the rest of the {oil}, {3 min}. Stir in the {curry}, {30 sec}. Toss in the {noodles, soy}, the {shrimp}[ and the {egg}] until hot, {2 min}.',
        ],
      },
    ],
    keeps: 'It keeps 2 days in the refrigerator; reheat to 165 °F (74 °C).',
  },
]
