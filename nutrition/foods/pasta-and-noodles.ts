import type { Food } from '../food.ts'
import { foodIn, UNKNOWN } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const carbohydrate = foodIn('carbohydrate')

/** Pasta and noodles: a plain name is the dry food. */
export const pastaAndNoodles: Food[] = [
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
    ],
    gi: GI.spaghetti,
    usual: { cup: 100, tbsp: 6.2, tsp: 2.1 },
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
  // Spaghetti, dry, enriched
  carbohydrate('lasagna-noodles', 'lasagna noodles', '20120', [371, 74.67, 3.2, 13.04, 1.51, 0.28, 2.67, 6], {
    also: ['lasagne sheet', 'lasagna sheet', 'lasagne', 'lasagna', 'no boil lasagna noodle'],
    gi: GI.spaghetti,
    usual: { piece: 20, sheet: 20 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    standIn: 'spaghetti',
  }),
  // Pasta, fresh-refrigerated, plain, as purchased
  carbohydrate('fresh-pasta', 'fresh pasta', '20093', [288, 54.73, null, 11.31, 2.3, 0.33, null, 26], {
    also: [
      'fresh fettuccine',
      'fresh tagliatelle',
      'fettuccine',
      'fresh pasta sheet',
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
  // Noodles, egg, dry, enriched
  carbohydrate('egg-noodles-dry', 'egg noodles', '20109', [384, 71.27, 3.3, 14.16, 4.44, 1.18, 1.88, 21], {
    also: ['dried egg noodle', 'dry egg noodle', 'wide egg noodle'],
    gi: like(GI.eggFettuccine),
    measures: { cup: 38, tbsp: 2.4, tsp: 0.8 },
    usual: { nest: 63 },
    allergens: ['eggs', 'wheat', 'gluten'],
    breaks: ['vegan', 'gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Noodles, egg, cooked, enriched
  carbohydrate(
    'egg-noodles-cooked',
    'cooked egg noodles',
    '20110',
    [138, 25.16, 1.2, 4.54, 2.07, 0.42, 0.4, 5],
    {
      gi: like(GI.eggFettuccine),
      measures: { cup: 160, tbsp: 10, tsp: 3.3 },
      allergens: ['eggs', 'wheat', 'gluten'],
      breaks: ['vegan', 'gluten-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Noodles, egg, spinach, dry, enriched
  carbohydrate(
    'egg-noodles-spinach',
    'spinach egg noodles',
    '20111',
    [382, 70.32, 6.8, 14.61, 4.55, 1.05, null, 72],
    {
      also: ['green tagliatelle'],
      gi: like(GI.eggFettuccine),
      measures: { cup: 38, tbsp: 2.4, tsp: 0.79 },
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
  // Rice noodles, dry
  carbohydrate('rice-noodles-dry', 'rice noodles', '20133', [364, 80.18, 1.6, 5.95, 0.56, 0.15, 0.12, 182], {
    also: [
      'dried rice noodle',
      'rice stick noodle',
      'rice vermicelli',
      'vermicelli rice noodle',
      'pad thai noodle',
      'flat rice noodle',
      'rice vermicelli noodle',
      'rice stick',
    ],
    gi: GI.riceNoodles,
    usual: { cup: 100, nest: 50, tbsp: 6.2, tsp: 2.1 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Rice noodles, cooked
  carbohydrate(
    'rice-noodles-cooked',
    'cooked rice noodles',
    '20134',
    [108, 24.01, 1, 1.79, 0.2, 0.02, 0.03, 19],
    {
      also: ['fresh rice noodle'],
      gi: GI.riceNoodles,
      measures: { cup: 176, tbsp: 11, tsp: 3.7 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Noodles, japanese, soba, dry
  carbohydrate('soba-dry', 'soba noodles', '20114', [336, 74.62, null, 14.38, 0.71, 0.14, null, 792], {
    also: ['buckwheat noodle', 'dried soba'],
    gi: like(GI.buckwheat),
    usual: { cup: 57, bundle: 90, tbsp: 3.6, tsp: 1.2 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Noodles, japanese, soba, cooked
  carbohydrate('soba-cooked', 'cooked soba noodles', '20115', [99, 21.44, null, 5.06, 0.1, 0.02, null, 60], {
    also: ['cooked soba'],
    gi: like(GI.buckwheat),
    measures: { cup: 114, tbsp: 7.1, tsp: 2.4 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Noodles, japanese, somen, dry
  carbohydrate('udon-dry', 'somen noodles', '20116', [356, 74.1, 4.3, 11.35, 0.81, 0.12, null, 1840], {
    also: ['somen'],
    gi: GI.udon,
    usual: { cup: 57, bundle: 90, tbsp: 3.6, tsp: 1.2 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  carbohydrate('udon', 'udon noodles', '', [333, 71.9, 2.4, 8.5, 1.1, 0.25, null, 1700], {
    also: ['udon noodle', 'dried udon noodle', 'udon'],
    gi: GI.udon,
    usual: { cup: 76, package: 200 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    source: 'Standard Tables of Food Composition in Japan, udon, dried',
  }),
  carbohydrate('udon-cooked', 'cooked udon noodles', '', [95, 21.6, 1.3, 2.6, 0.4, 0.09, null, 120], {
    also: ['fresh udon noodle', 'frozen udon noodle', 'cooked udon', 'fresh udon'],
    gi: GI.udon,
    usual: { cup: 176, package: 200, packet: 200 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    source: 'Standard Tables of Food Composition in Japan, udon, boiled',
  }),
  // Noodles, japanese, somen, cooked
  carbohydrate(
    'somen-cooked',
    'cooked somen noodles',
    '20117',
    [131, 27.54, null, 4, 0.18, 0.03, null, 161],
    {
      also: ['cooked somen'],
      gi: like(GI.udon),
      measures: { cup: 176, tbsp: 11, tsp: 3.7 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Soup, ramen noodle, any flavor, dry
  carbohydrate('ramen-noodles', 'ramen noodles', '06583', [440, 60.26, 2.9, 10.17, 17.59, 8.12, 1.98, 1855], {
    also: ['ramen', 'instant ramen noodle', 'instant noodle', 'instant ramen'],
    gi: GI.instantNoodles,
    measures: { package: 81 },
    usual: { cup: 38, tbsp: 2.4, tsp: 0.8 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Noodles, egg, cooked, enriched
  carbohydrate('ramen-cooked', 'fresh ramen noodles', '20110', [138, 25.16, 1.2, 4.54, 2.07, 0.42, 0.4, 5], {
    also: [
      'fresh egg noodle',
      'cooked ramen noodle',
      'chinese egg noodle',
      'lo mein noodle',
      'fresh lo mein noodle',
    ],
    gi: like(GI.instantNoodles),
    usual: { cup: 160, package: 150 },
    allergens: ['wheat', 'gluten', 'eggs'],
    breaks: ['vegan', 'gluten-free', 'low-carb', 'keto', 'paleo'],
    standIn: 'cooked egg noodles',
  }),
  // Noodles, chinese, chow mein
  carbohydrate(
    'chow-mein-noodles',
    'chow mein noodles',
    '20113',
    [475, 72.8, 3.7, 8.11, 15.43, 2.23, 5.71, 1174],
    {
      also: ['crispy chow mein noodle', 'crispy noodle'],
      gi: like(GI.instantNoodles),
      measures: { cup: 56, tbsp: 3.5, tsp: 1.2 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Wonton wrappers (includes egg roll wrappers)
  carbohydrate('wonton-wrappers', 'wonton wrappers', '18368', [291, 57.9, 1.8, 9.8, 1.5, 0.26, null, 572], {
    also: ['wonton wrapper', 'egg roll wrapper', 'dumpling wrapper', 'gyoza wrapper'],
    gi: like(GI.spaghetti),
    measures: { piece: 8 },
    allergens: ['eggs', 'wheat', 'gluten'],
    breaks: ['vegan', 'gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Noodles, chinese, cellophane or long rice (mung beans), dehydrated
  carbohydrate('glass-noodles', 'glass noodles', '16082', [351, 86.09, 0.5, 0.16, 0.06, 0.02, 0, 10], {
    also: ['bean thread noodle', 'cellophane noodle', 'mung bean noodle', 'mung bean vermicelli'],
    gi: GI.beanNoodles,
    measures: { cup: 140, tbsp: 8.8, tsp: 2.9 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Noodles, chinese, cellophane or long rice (mung beans), dehydrated
  carbohydrate(
    'sweet-potato-noodles',
    'sweet potato glass noodles',
    '16082',
    [351, 86.09, 0.5, 0.16, 0.06, 0.02, 0, 10],
    {
      also: ['dangmyeon', 'sweet potato starch noodle', 'korean glass noodle'],
      gi: like(GI.beanNoodles),
      usual: { cup: 140 },
      breaks: ['low-carb', 'keto', 'paleo'],
      standIn: 'mung bean noodles',
    },
  ),
  // Rice noodles, dry
  carbohydrate('rice-paper', 'rice paper wrappers', '20133', [364, 80.18, 1.6, 5.95, 0.56, 0.15, 0.12, 182], {
    also: [
      'rice paper',
      'spring roll wrapper',
      'rice paper sheet',
      'rice paper round',
      'summer roll wrapper',
    ],
    gi: like(GI.riceNoodles),
    usual: { piece: 10, sheet: 10 },
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'rice noodles',
  }),
  carbohydrate('shirataki', 'shirataki noodles', '', [7, 3, 2.9, 0.2, 0, 0, null, 4], {
    also: ['konjac noodle', 'miracle noodle', 'konjac rice', 'shirataki', 'shirataki rice', 'konjac'],
    usual: { package: 200, cup: 130, tbsp: 8.1, tsp: 2.7 },
    source: 'Standard Tables of Food Composition in Japan 2020, 02005',
  }),
  carbohydrate('gnocchi', 'gnocchi', '', UNKNOWN, {
    also: ['potato gnocchi'],
    usual: { cup: 150, tbsp: 9.4, tsp: 3.1 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
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
