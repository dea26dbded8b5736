import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const dairy = foodIn('dairy')

/** Cheese. */
export const cheeses: Food[] = [
  // Cheese, cottage, creamed, large or small curd
  dairy('cottage-cheese', 'cottage cheese', '01012', [98, 3.38, 0, 11.12, 4.3, 1.72, 2.67, 364], {
    also: ['full fat cottage cheese', 'creamed cottage cheese', '4% cottage cheese'],
    measures: { cup: 210, tbsp: 14, tsp: 4.7 },
    usual: { container: 454 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, cottage, lowfat, 2% milkfat
  dairy(
    'cottage-cheese-lowfat',
    'low-fat cottage cheese',
    '01015',
    [81, 4.76, 0, 10.45, 2.27, 1.24, 4, 308],
    {
      also: ['2% cottage cheese', 'lowfat cottage cheese', 'reduced fat cottage cheese'],
      measures: { cup: 226, tbsp: 14, tsp: 4.7 },
      usual: { container: 454 },
      allergens: ['dairy'],
      breaks: ['vegan', 'dairy-free', 'paleo'],
    },
  ),
  // Cheese, cottage, lowfat, 1% milkfat
  dairy('cottage-cheese-1', '1% cottage cheese', '01016', [72, 2.72, 0, 12.39, 1.02, 0.65, 2.72, 406], {
    also: ['1% cottage cheese', 'low fat cottage cheese 1%'],
    measures: { cup: 226, tbsp: 14.1, tsp: 4.7 },
    usual: { container: 454 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, cottage, nonfat, uncreamed, dry, large or small curd
  dairy(
    'cottage-cheese-nonfat',
    'nonfat cottage cheese',
    '01014',
    [72, 6.66, 0, 10.34, 0.29, 0.17, 1.85, 372],
    {
      also: ['fat free cottage cheese', 'dry curd cottage cheese'],
      gi: like(GI.milkLow),
      measures: { cup: 145, tbsp: 9.1, tsp: 3 },
      usual: { container: 454 },
      allergens: ['dairy'],
      breaks: ['vegan', 'dairy-free', 'paleo'],
    },
  ),
  // Cheese, ricotta, whole milk
  dairy('ricotta', 'ricotta', '01036', [174, 3.04, 0, 11.26, 12.98, 8.29, 0.27, 84], {
    also: ['whole milk ricotta', 'ricotta cheese', 'whole milk ricotta cheese', 'fresh ricotta'],
    measures: { cup: 246, tbsp: 15.5, tsp: 5.2 },
    usual: { container: 425 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, ricotta, part skim milk
  dairy('ricotta-part-skim', 'part-skim ricotta', '01037', [138, 5.14, 0, 11.39, 7.91, 4.93, 0.31, 99], {
    also: ['part skim ricotta cheese', 'low fat ricotta', 'light ricotta'],
    gi: like(GI.milkLow),
    measures: { cup: 246, tbsp: 15.5, tsp: 5.2 },
    usual: { container: 425 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, cream
  dairy('cream-cheese', 'cream cheese', '01017', [350, 5.52, 0, 6.15, 34.44, 20.21, 3.76, 314], {
    also: ['full fat cream cheese', 'soft cheese', 'philadelphia'],
    gi: like(GI.milkFull),
    measures: { cup: 232, tbsp: 14.5, tsp: 4.8 },
    usual: { package: 227, container: 227 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, cream
  dairy('mascarpone', 'mascarpone', '01017', [350, 5.52, 0, 6.15, 34.44, 20.21, 3.76, 314], {
    also: ['mascarpone cheese'],
    gi: like(GI.milkFull),
    usual: { cup: 240, tbsp: 15, tsp: 5, container: 227 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
    standIn: 'cream cheese',
  }),
  // Cheese, neufchatel
  dairy('cream-cheese-light', 'light cream cheese', '01031', [253, 3.59, 0, 9.15, 22.78, 12.79, 3.19, 334], {
    also: ['neufchatel', 'reduced fat cream cheese', 'low fat cream cheese'],
    usual: { cup: 240, tbsp: 15, package: 227, tsp: 5, container: 227 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, cream, fat free
  dairy('cream-cheese-nonfat', 'fat-free cream cheese', '01186', [105, 7.66, 0, 15.69, 1, 0.64, 5.48, 702], {
    also: ['nonfat cream cheese'],
    gi: like(GI.milkLow),
    measures: { cup: 288, tbsp: 18, tsp: 6 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, cheddar
  dairy('cheddar', 'cheddar cheese', '01009', [404, 3.09, 0, 22.87, 33.31, 18.87, 0.48, 653], {
    also: [
      'cheddar',
      'sharp cheddar',
      'sharp cheddar cheese',
      'grated cheese',
      'shredded cheese',
      'cheese',
      'mature cheddar',
      'extra sharp cheddar',
      'white cheddar',
      'cheddar slice',
    ],
    measures: {
      cup: 113,
      'cup shredded': 113,
      'cup grated': 113,
      'cup diced': 132,
      'cup cubed': 132,
      tbsp: 7,
      tsp: 2.3,
    },
    usual: { slice: 21 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, colby
  dairy('colby', 'colby cheese', '01011', [394, 2.57, 0, 23.76, 32.11, 20.22, 0.52, 604], {
    also: ['colby', 'colby jack'],
    measures: { cup: 132, tbsp: 8.2, tsp: 2.8, slice: 28 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, cheddar, reduced fat
  dairy('cheddar-reduced', 'reduced-fat cheddar', '01260', [309, 4.06, 0, 27.35, 20.41, 12.6, 0.26, 628], {
    also: [
      'reduced fat cheddar cheese',
      'light cheddar',
      'reduced fat cheese',
      'low fat cheddar',
      'reduced fat shredded cheese',
    ],
    measures: { slice: 21 },
    usual: { cup: 113, tbsp: 7, tsp: 2.3 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, mozzarella, whole milk
  dairy('mozzarella', 'mozzarella', '01026', [300, 2.19, 0, 22.17, 22.35, 13.15, 1.03, 627], {
    also: [
      'fresh mozzarella',
      'mozzarella ball',
      'buffalo mozzarella',
      'mozzarella cheese',
      'bocconcini',
      'burrata',
      'mozzarella pearls',
    ],
    measures: { cup: 112, slice: 28, tbsp: 7, piece: 28, tsp: 2.3 },
    usual: { ball: 125 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, mozzarella, whole milk, low moisture
  dairy(
    'mozzarella-whole-lowmoisture',
    'low-moisture whole-milk mozzarella',
    '01027',
    [318, 2.47, 0, 21.6, 24.64, 15.56, 1.01, 710],
    {
      also: ['low moisture mozzarella', 'whole milk low moisture mozzarella', 'pizza mozzarella'],
      usual: { cup: 112, slice: 28, oz: 28, tbsp: 7 },
      allergens: ['dairy'],
      breaks: ['vegan', 'dairy-free', 'paleo'],
    },
  ),
  // Cheese, mozzarella, part skim milk
  dairy(
    'mozzarella-part-skim',
    'part-skim mozzarella',
    '01028',
    [254, 2.77, 0, 24.26, 15.92, 10.11, 1.13, 619],
    {
      also: ['string cheese', 'part skim mozzarella cheese', 'low moisture part skim mozzarella'],
      usual: { cup: 113, slice: 28, stick: 28, piece: 28, tbsp: 7, tsp: 2.3 },
      allergens: ['dairy'],
      breaks: ['vegan', 'dairy-free', 'paleo'],
    },
  ),
  // CHEESE,MOZZARELLA,LO MOIST,PART-SKIM,SHREDDED
  dairy(
    'mozzarella-shredded',
    'shredded part-skim mozzarella',
    '01271',
    [304, 8.06, 0, 23.63, 19.72, 11.47, 2.24, 682],
    {
      also: [
        'shredded low moisture mozzarella',
        'part skim shredded mozzarella',
        'pre shredded mozzarella',
        'shredded mozzarella',
        'shredded mozzarella cheese',
      ],
      gi: like(GI.lactose),
      usual: { cup: 112, tbsp: 7, tsp: 2.3 },
      allergens: ['dairy'],
      breaks: ['vegan', 'dairy-free', 'paleo'],
    },
  ),
  // Cheese, parmesan, hard
  dairy('parmesan', 'Parmesan', '01033', [392, 3.22, 0, 35.75, 25.83, 16.41, 0.8, 1376], {
    also: [
      'parmesan cheese',
      'parmigiano reggiano',
      'parmigiano',
      'grana padano',
      'shaved parmesan',
      'parmesan shavings',
    ],
    usual: { cup: 100, tbsp: 5, 'cup shredded': 80, tsp: 1.7 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, parmesan, grated
  dairy('parmesan-grated', 'grated Parmesan', '01032', [420, 13.91, 0, 28.42, 27.84, 15.37, 0.07, 1804], {
    also: ['grated parmesan cheese', 'freshly grated parmesan', 'grated parmigiano reggiano'],
    gi: like(GI.lactose),
    measures: { cup: 100, tbsp: 5, tsp: 1.7 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, parmesan, shredded
  dairy('parmesan-shredded', 'shredded Parmesan', '01146', [415, 3.41, 0, 37.86, 27.34, 17.37, 0.9, 1696], {
    also: ['shredded parmesan cheese'],
    measures: { cup: 80, tbsp: 5, tsp: 1.7 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, romano
  dairy('pecorino', 'pecorino Romano', '01038', [387, 3.63, 0, 31.8, 26.94, 17.11, 0.73, 1433], {
    also: ['pecorino', 'romano cheese', 'pecorino cheese', 'manchego', 'manchego cheese'],
    usual: { cup: 100, tbsp: 5, tsp: 1.7 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, feta
  dairy('feta', 'feta', '01019', [264, 4.09, 0, 14.21, 21.28, 14.95, 4.09, 917], {
    also: ['feta cheese', 'crumbled feta', 'feta crumble'],
    measures: { cup: 150, tbsp: 9.4, tsp: 3.1 },
    usual: { slice: 28 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, goat, soft type
  dairy('goat-cheese', 'goat cheese', '01159', [264, 0, 0, 18.52, 21.08, 14.57, 0, 459], {
    also: ['soft goat cheese', 'chèvre', 'chevre', "goat's cheese", 'crumbled goat cheese'],
    usual: { cup: 140, tbsp: 14, slice: 28, tsp: 4.7 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, goat, hard type
  dairy('goat-cheese-hard', 'hard goat cheese', '01156', [452, 2.17, 0, 30.52, 35.59, 24.61, 2.17, 423], {
    also: ['aged goat cheese'],
    usual: { cup: 112, slice: 28, tbsp: 7 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, goat, semisoft type
  dairy(
    'goat-cheese-semisoft',
    'semi-soft goat cheese',
    '01157',
    [364, 0.12, 0, 21.58, 29.84, 20.64, 0.12, 415],
    {
      also: ['semisoft goat cheese', 'goat gouda'],
      usual: { cup: 112, slice: 28, tbsp: 7 },
      allergens: ['dairy'],
      breaks: ['vegan', 'dairy-free', 'paleo'],
    },
  ),
  // Cheese, blue
  dairy('blue-cheese', 'blue cheese', '01004', [353, 2.34, 0, 21.4, 28.74, 18.67, 0.5, 1146], {
    also: ['gorgonzola', 'stilton', 'crumbled blue cheese', 'blue cheese crumble'],
    measures: { cup: 135, tbsp: 8.5, tsp: 2.8 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, roquefort
  dairy('roquefort', 'Roquefort', '01039', [369, 2, 0, 21.54, 30.64, 19.26, null, 1809], {
    also: ['roquefort cheese'],
    measures: { package: 85 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, brie
  dairy('brie', 'brie', '01006', [334, 0.45, 0, 20.75, 27.68, 17.41, 0.45, 629], {
    also: ['brie cheese'],
    measures: { cup: 144, tbsp: 9, tsp: 3 },
    usual: { slice: 28 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, camembert
  dairy('camembert', 'camembert', '01007', [300, 0.46, 0, 19.8, 24.26, 15.26, 0.46, 842], {
    also: ['camembert cheese'],
    measures: { cup: 246, tbsp: 15.4, tsp: 5.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, swiss
  dairy('swiss-cheese', 'Swiss cheese', '01040', [393, 1.44, 0, 26.96, 30.99, 18.23, 0, 187], {
    also: ['swiss', 'emmental', 'emmenthal', 'jarlsberg'],
    measures: { cup: 108, tsp: 2.3, tbsp: 6.75 },
    usual: { slice: 28 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, gruyere
  dairy('gruyere', 'Gruyère', '01023', [413, 0.36, 0, 29.81, 32.34, 18.91, 0.36, 714], {
    also: ['gruyere', 'gruyere cheese', 'comte'],
    measures: { cup: 108, tsp: 2.3, tbsp: 6.75 },
    usual: { slice: 28 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, provolone
  dairy('provolone', 'provolone', '01035', [351, 2.14, 0, 25.58, 26.62, 17.08, 0.56, 876], {
    also: ['provolone cheese'],
    measures: { cup: 132, tbsp: 8.2, tsp: 2.7 },
    usual: { slice: 28 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, monterey
  dairy('monterey-jack', 'Monterey Jack', '01025', [373, 0.68, 0, 24.48, 30.28, 19.07, 0.5, 600], {
    also: ['monterey jack cheese', 'pepper jack', 'pepper jack cheese', 'jack cheese'],
    measures: { cup: 113, tbsp: 7, tsp: 2.3 },
    usual: { slice: 28 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, Mexican blend
  dairy(
    'mexican-cheese-blend',
    'Mexican cheese blend',
    '01251',
    [358, 1.75, 0, 23.54, 28.51, 17.03, 1.23, 338],
    {
      also: ['mexican blend cheese', 'shredded mexican cheese', 'mexican cheese', 'shredded mexican blend'],
      measures: { cup: 113, tbsp: 7, tsp: 2.3 },
      allergens: ['dairy'],
      breaks: ['vegan', 'dairy-free', 'paleo'],
    },
  ),
  // Cheese, gouda
  dairy('gouda', 'gouda', '01022', [356, 2.22, 0, 24.94, 27.44, 17.61, 2.22, 819], {
    also: ['smoked gouda'],
    usual: { slice: 28, cup: 132, tbsp: 8.2, tsp: 2.7 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, edam
  dairy('edam', 'edam', '01018', [357, 1.43, 0, 24.99, 27.8, 17.57, 1.43, 812], {
    also: ['edam cheese'],
    measures: { package: 198 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, fontina
  dairy('fontina', 'fontina', '01020', [389, 1.55, 0, 25.6, 31.14, 19.2, 1.55, 800], {
    also: ['fontina cheese'],
    measures: { cup: 132, tbsp: 8.2, tsp: 2.8, slice: 28, package: 227 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, muenster
  dairy('muenster', 'muenster cheese', '01030', [368, 1.12, 0, 23.41, 30.04, 19.11, 1.12, 628], {
    also: ['muenster', 'munster cheese'],
    measures: { cup: 132, tbsp: 8.2, tsp: 2.8, slice: 28, package: 170 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, limburger
  dairy('limburger', 'limburger', '01024', [327, 0.49, 0, 20.05, 27.25, 16.75, 0.49, 800], {
    measures: { cup: 134, tbsp: 8.4, tsp: 2.8, package: 227 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, fresh, queso fresco
  dairy('queso-fresco', 'queso fresco', '01228', [299, 2.98, 0, 18.09, 23.82, 12.94, 2.32, 751], {
    also: ['panela', 'farmer cheese'],
    measures: { cup: 122, tbsp: 7.6, tsp: 2.5 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, white, queso blanco
  dairy('paneer', 'paneer', '01229', [310, 2.53, null, 20.38, 24.31, 13.66, 1.76, 704], {
    also: ['indian paneer', 'paneer cheese', 'queso blanco'],
    measures: { cup: 118, tbsp: 7.4, tsp: 2.5 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
    standIn: 'queso blanco',
  }),
  // Cheese, mexican, queso asadero
  dairy('queso-oaxaca', 'Oaxaca cheese', '01166', [356, 2.87, 0, 22.6, 28.26, 17.94, 2.87, 705], {
    also: ['queso oaxaca', 'asadero', 'quesillo', 'queso asadero'],
    measures: { cup: 132, tbsp: 8.2, tsp: 2.8, slice: 28 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
    standIn: 'queso asadero',
  }),
  // Queso cotija
  dairy('cotija', 'cotija cheese', '01267', [366, 3.97, 0, 20, 30, 17.5, 0, 1400], {
    also: ['cotija'],
    measures: { cup: 120, tbsp: 7.5, tsp: 2.5 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, fresh, queso fresco
  dairy('halloumi', 'halloumi', '01228', [299, 2.98, 0, 18.09, 23.82, 12.94, 2.32, 751], {
    also: ['halloumi cheese', 'grilling cheese'],
    usual: { slice: 30, cup: 130, tbsp: 8.1, tsp: 2.7 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
    standIn: 'queso fresco',
  }),
  // Cheese, pasteurized process, American, fortified with vitamin D
  dairy('american-cheese', 'American cheese', '01042', [366, 4.78, 0, 18.13, 30.71, 18.06, 2.26, 1671], {
    also: ['american cheese slice', 'processed cheese slice'],
    measures: { cup: 140, tbsp: 8.8, tsp: 2.9 },
    usual: { slice: 21 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese spread, pasteurized process, American
  dairy('cheese-spread', 'cheese spread', '01048', [290, 8.73, 0, 16.41, 21.23, 13.33, 7.32, 1625], {
    also: ['processed cheese spread', 'velveeta'],
    gi: like(GI.lactose),
    measures: { cup: 140, tbsp: 8.8, tsp: 2.9, slice: 34 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
]
