import type { Food } from '../food.ts'
import { foodIn, UNKNOWN } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const carbohydrate = foodIn('carbohydrate')

/** Pasta and gnocchi: a plain name is the dry food. */
export const pasta: Food[] = [
  // Spaghetti, dry, enriched
  carbohydrate('pasta-dry', 'pasta', '20120', [371, 74.67, 3.2, 13.04, 1.51, 0.28, 2.67, 6], {
    also: [
      'spaghetti',
      'spaghetti pasta',
      'linguine pasta',
      'dry pasta',
      'uncooked pasta',
      'linguine',
      'angel hair pasta',
      'capellini',
      'dried pasta',
      'vermicelli',
      'tagliatelle',
      'bucatini',
      'thin spaghetti',
    ],
    gi: GI.spaghetti,
    usual: { cup: 100, tbsp: 6.2, tsp: 2.1, package: 454 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Spaghetti, cooked, enriched, without added salt
  carbohydrate('pasta-cooked', 'cooked pasta', '20121', [158, 30.86, 1.8, 5.8, 0.93, 0.18, 0.56, 1], {
    also: ['cooked spaghetti', 'cooked linguine', 'boiled spaghetti', 'boiled pasta'],
    gi: GI.spaghetti,
    measures: { cup: 140, tbsp: 8.8, tsp: 2.9 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Spaghetti, dry, enriched
  carbohydrate('pasta-short-dry', 'penne', '20120', [371, 74.67, 3.2, 13.04, 1.51, 0.28, 2.67, 6], {
    also: [
      'macaroni',
      'penne pasta',
      'rigatoni pasta',
      'farfalle pasta',
      'macaroni pasta',
      'bowtie pasta',
      'rigatoni',
      'farfalle',
      'elbow macaroni',
      'shell pasta',
      'ziti',
      'orecchiette',
      'ditalini',
      'cavatappi',
      'elbow pasta',
      'bow tie pasta',
      'pasta shell',
    ],
    gi: GI.penne,
    usual: { cup: 105, tbsp: 6.6, tsp: 2.2 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    standIn: 'spaghetti',
  }),
  // Spaghetti, cooked, enriched, without added salt
  carbohydrate('pasta-short-cooked', 'cooked penne', '20121', [158, 30.86, 1.8, 5.8, 0.93, 0.18, 0.56, 1], {
    also: ['cooked macaroni', 'cooked orzo', 'cooked rigatoni', 'cooked elbow macaroni'],
    gi: GI.penne,
    measures: { cup: 140, tbsp: 8.8, tsp: 2.9 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    standIn: 'spaghetti',
  }),
  // Spaghetti, dry, enriched
  carbohydrate('fusilli-dry', 'fusilli', '20120', [371, 74.67, 3.2, 13.04, 1.51, 0.28, 2.67, 6], {
    also: ['rotini', 'fusilli pasta', 'rotini pasta', 'spiral pasta', 'corkscrew pasta'],
    gi: GI.fusilli,
    usual: { cup: 85, tbsp: 5.3, tsp: 1.8 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    standIn: 'spaghetti',
  }),
  // Spaghetti, cooked, enriched, without added salt
  carbohydrate('fusilli-cooked', 'cooked fusilli', '20121', [158, 30.86, 1.8, 5.8, 0.93, 0.18, 0.56, 1], {
    also: ['cooked rotini'],
    gi: GI.fusilli,
    usual: { cup: 107, tbsp: 6.7, tsp: 2.2 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    standIn: 'spaghetti',
  }),
  // Spaghetti, dry, enriched
  carbohydrate('orzo-dry', 'orzo', '20120', [371, 74.67, 3.2, 13.04, 1.51, 0.28, 2.67, 6], {
    also: ['orzo pasta', 'risoni', 'kritharaki'],
    gi: like(GI.spaghetti),
    usual: { cup: 170, tbsp: 10.6, tsp: 3.5 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    standIn: 'spaghetti',
  }),
  // Spaghetti, whole-wheat, dry
  carbohydrate(
    'pasta-whole-wheat-dry',
    'whole wheat pasta',
    '20124',
    [352, 73.37, 9.2, 13.87, 2.93, 0.43, 2.74, 6],
    {
      also: [
        'whole wheat spaghetti',
        'whole grain pasta',
        'wholewheat pasta',
        'wholemeal pasta',
        'whole wheat penne',
        'whole grain spaghetti',
        'whole wheat linguine',
        'whole wheat penne pasta',
        'whole wheat spaghetti pasta',
        'whole wheat rotini pasta',
        'whole wheat fusilli pasta',
        'whole grain penne',
        'whole grain penne pasta',
        'whole wheat rotini',
        'whole wheat fusilli',
        'whole wheat macaroni',
        'whole wheat orzo',
        'wholewheat spaghetti',
        'wholewheat penne',
      ],
      gi: GI.wholemealSpaghetti,
      usual: { cup: 105, tbsp: 6.6, tsp: 2.2 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Spaghetti, whole-wheat, cooked
  carbohydrate(
    'pasta-whole-wheat-cooked',
    'cooked whole wheat pasta',
    '20125',
    [149, 30.07, 3.9, 5.99, 1.71, 0.24, 0.75, 4],
    {
      also: [
        'cooked whole wheat spaghetti',
        'cooked whole wheat penne',
        'cooked whole grain pasta',
        'cooked wholewheat pasta',
      ],
      gi: GI.wholemealSpaghetti,
      measures: { cup: 140, tbsp: 8.8, tsp: 2.9 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Pasta, fresh-refrigerated, plain, as purchased
  carbohydrate('fresh-pasta', 'fresh pasta', '20093', [288, 54.73, null, 11.31, 2.3, 0.33, null, 26], {
    also: [
      'fresh fettuccine',
      'fresh tagliatelle',
      'fettuccine',
      'fresh pasta sheet',
      'fresh lasagna sheet',
      'fresh lasagne sheet',
      'fresh lasagna',
      'fresh lasagna noodle',
      'pappardelle',
      'fresh pappardelle',
    ],
    gi: GI.eggFettuccine,
    usual: { cup: 100, tbsp: 6.2, tsp: 2.1 },
    allergens: ['eggs', 'wheat', 'gluten'],
    breaks: ['vegan', 'gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Pasta, fresh-refrigerated, plain, cooked
  carbohydrate(
    'fresh-pasta-cooked',
    'cooked fresh pasta',
    '20094',
    [131, 24.93, null, 5.15, 1.05, 0.15, null, 6],
    {
      also: ['cooked fresh fettuccine', 'cooked fresh tagliatelle'],
      gi: GI.eggFettuccine,
      usual: { cup: 110 },
      allergens: ['wheat', 'gluten', 'eggs'],
      breaks: ['vegan', 'gluten-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Pasta, corn, dry
  carbohydrate(
    'gluten-free-pasta-dry',
    'gluten-free pasta',
    '20091',
    [357, 79.26, 11, 7.46, 2.08, 0.29, null, 3],
    {
      also: ['gluten free spaghetti', 'gluten free penne', 'corn pasta', 'brown rice pasta', 'rice pasta'],
      gi: GI.gfPasta,
      measures: { cup: 105, tbsp: 6.6, tsp: 2.2 },
      breaks: ['low-carb', 'keto', 'paleo'],
      standIn: 'corn pasta',
    },
  ),
  // PASTA,GLUTEN-FREE,CORN & RICE FLR,CKD
  carbohydrate(
    'gluten-free-pasta-cooked',
    'cooked gluten-free pasta',
    '20657',
    [179, 38.05, 1.4, 3.2, 1, 0.15, 0, 4],
    {
      also: ['cooked gluten free spaghetti'],
      gi: GI.gfPasta,
      usual: { cup: 140, tbsp: 8.8, tsp: 2.9 },
      breaks: ['low-carb', 'keto', 'paleo'],
      standIn: 'corn and rice pasta',
    },
  ),
  // PASTA,GLUTEN-FREE,BROWN RICE FLR,CKD,TINKYADA
  carbohydrate(
    'gluten-free-rice-pasta-cooked',
    'cooked brown rice pasta',
    '20654',
    [138, 32.2, 1.7, 3.46, 1.67, 0.2, 0, 4],
    { gi: GI.gfPasta, usual: { cup: 140 }, breaks: ['low-carb', 'keto', 'paleo'] },
  ),
  // PASTA,GLUTEN-FREE,CORN FLR & QUINOA FLR,CKD,ANCIENT HARVEST
  carbohydrate(
    'quinoa-pasta-cooked',
    'cooked quinoa pasta',
    '20655',
    [152, 31.11, 3.3, 3.23, 2.07, 0.15, 0.3, 4],
    { gi: GI.gfPasta, usual: { cup: 140 }, breaks: ['low-carb', 'keto', 'paleo'] },
  ),
  carbohydrate('gnocchi', 'gnocchi', '', [178, 34.1, null, 5.01, 2.05, null, null, null], {
    also: ['potato gnocchi'],
    gi: like(GI.boiledPotato),
    usual: { cup: 150, tbsp: 9.4, tsp: 3.1, package: 500 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
    source: 'CIQUAL 2025 (Anses), 25510, available carbohydrate',
    standIn: 'cooked gnocchi',
  }),
  // Spaghetti, spinach, dry
  carbohydrate('spinach-pasta', 'spinach pasta', '20126', [372, 74.81, 10.6, 13.35, 1.57, 0.23, 2.72, 36], {
    also: ['spinach spaghetti'],
    gi: like(GI.spaghetti),
    usual: { cup: 110 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Tortellini, pasta with cheese filling, fresh-refrigerated, as purchased
  carbohydrate(
    'cheese-tortellini',
    'cheese tortellini',
    '22901',
    [307, 47, 1.9, 13.5, 7.23, 3.6, 0.95, 406],
    {
      also: ['tortellini', 'fresh tortellini', 'tortelloni'],
      gi: like(GI.eggFettuccine),
      measures: { cup: 108, tbsp: 6.8, tsp: 2.2 },
      usual: { package: 255 },
      allergens: ['wheat', 'gluten', 'eggs', 'dairy'],
      breaks: ['vegan', 'gluten-free', 'dairy-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Macaroni and cheese, dry mix, prepared with 2% milk and 80% stick margarine from dry mix
  carbohydrate(
    'macaroni-cheese',
    'macaroni and cheese',
    '22960',
    [190, 23.93, 1.2, 4.89, 8.28, 1.82, 4.27, 338],
    {
      also: ['mac and cheese', 'mac n cheese', 'macaroni cheese', 'prepared mac and cheese'],
      gi: GI.macaroniCheese,
      measures: { cup: 198 },
      allergens: ['wheat', 'gluten', 'dairy'],
      breaks: ['vegan', 'gluten-free', 'dairy-free', 'low-carb', 'keto', 'paleo'],
      standIn: 'a boxed dinner',
    },
  ),
  // Macaroni and cheese dinner with dry sauce mix, boxed, uncooked
  carbohydrate(
    'macaroni-cheese-mix',
    'dry macaroni and cheese mix',
    '22959',
    [379, 70.12, 3.2, 13.86, 4.82, 1.15, 9.61, 680],
    {
      also: [
        'macaroni and cheese mix',
        'mac and cheese mix',
        'mac n cheese mix',
        'macaroni and cheese dinner mix',
      ],
      gi: GI.macaroniCheese,
      usual: { package: 206 },
      allergens: ['wheat', 'gluten', 'dairy'],
      breaks: ['vegan', 'gluten-free', 'dairy-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Chickpea flour (besan)
  carbohydrate(
    'chickpea-pasta',
    'chickpea pasta',
    '16157',
    [387, 57.82, 10.8, 22.39, 6.69, 0.69, 10.85, 64],
    {
      also: [
        'dry chickpea pasta',
        'chickpea penne',
        'chickpea rotini',
        'lentil pasta',
        'red lentil pasta',
        'legume pasta',
      ],
      gi: like(GI.chickpeas),
      usual: { cup: 85 },
      breaks: ['low-carb', 'keto', 'paleo'],
      standIn: 'chickpea flour',
    },
  ),
  carbohydrate('edamame-pasta', 'edamame pasta', '', UNKNOWN, {
    also: [
      'edamame spaghetti',
      'black bean spaghetti',
      'black bean pasta',
      'soybean pasta',
      'soybean spaghetti',
    ],
    usual: { cup: 85 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
]
