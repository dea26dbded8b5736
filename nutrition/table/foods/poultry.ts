import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const protein = foodIn('protein')

/** Poultry. A plain name is the raw, boneless meat. */
export const poultry: Food[] = [
  // Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw
  protein('chicken-breast', 'chicken breast', '05062', [120, 0, 0, 22.5, 2.62, 0.56, 0, 45], {
    also: [
      'boneless skinless chicken breast',
      'skinless boneless chicken breast',
      'chicken breast fillet',
      'chicken breast half',
      'chicken breast cutlet',
      'chicken cutlet',
      'chicken tenderloin',
      'chicken tender',
      'chicken',
      'chicken strip',
      'chicken escalope',
    ],
    usual: {
      breast: 174,
      piece: 174,
      small: 140,
      medium: 174,
      large: 225,
      cup: 140,
      fillet: 174,
      half: 118,
      tenderloin: 50,
      tbsp: 8.8,
      tsp: 2.9,
    },
    breaks: ['vegetarian', 'vegan'],
    asBought: { with: 'bone', edible: 0.7, source: 'USDA Standard Reference, refuse 30% (bone and skin)' },
  }),
  // Chicken, broilers or fryers, breast, meat and skin, raw
  protein('chicken-breast-skin', 'bone-in chicken breast', '05057', [172, 0, 0, 20.85, 9.25, 2.66, 0, 63], {
    also: [
      'bone in chicken breast',
      'skin on chicken breast',
      'bone in skin on chicken breast',
      'chicken breast with skin',
    ],
    measures: { piece: 145, breast: 145 },
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'bone',
      edible: 0.8,
      source: 'USDA Standard Reference, refuse 20% (bone)',
      usually: true,
    },
  }),
  // Chicken, broilers or fryers, breast, meat only, cooked, roasted
  protein('chicken-breast-cooked', 'cooked chicken breast', '05064', [165, 0, 0, 31.02, 3.57, 1.01, 0, 74], {
    also: [
      'cooked chicken',
      'shredded chicken',
      'grilled chicken',
      'leftover chicken',
      'cooked chicken breast meat',
      'poached chicken',
      'grilled chicken breast',
      'rotisserie chicken breast',
      'roast chicken breast',
      'roasted chicken breast',
    ],
    measures: { cup: 140, breast: 172, piece: 172, tbsp: 8.8, tsp: 2.9 },
    usual: { whole: 600 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Chicken, broilers or fryers, meat only, roasted
  protein('chicken-rotisserie', 'rotisserie chicken', '05013', [190, 0, 0, 28.93, 7.41, 2.04, 0, 86], {
    also: ['roast chicken', 'roasted chicken', 'rotisserie chicken meat'],
    measures: { cup: 140, tbsp: 8.7 },
    usual: { piece: 600, small: 450, medium: 600, large: 750 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Chicken, canned, meat only, with broth
  protein('chicken-canned', 'canned chicken', '05277', [165, 0, 0, 21.77, 7.95, 2.2, 0, 503], {
    also: ['canned chicken breast', 'tinned chicken'],
    measures: { can: 142 },
    breaks: ['vegetarian', 'vegan'],
    drainedShare: 0.75,
  }),
  // Chicken, broilers or fryers, dark meat, thigh, meat only, raw
  protein('chicken-thigh', 'chicken thighs', '05096', [121, 0, 0, 19.66, 4.12, 1.1, 0, 95], {
    also: [
      'boneless skinless chicken thigh',
      'chicken thigh',
      'boneless chicken thigh',
      'skinless chicken thigh',
      'chicken thigh fillet',
    ],
    usual: { piece: 116, thigh: 116, small: 90, large: 149, cup: 140, tbsp: 8.8, tsp: 2.9 },
    breaks: ['vegetarian', 'vegan'],
    asBought: { with: 'bone', edible: 0.69, source: 'USDA Standard Reference, refuse 31% (bone and skin)' },
  }),
  // Chicken, broilers or fryers, thigh, meat only, cooked, roasted
  protein('chicken-thigh-cooked', 'cooked chicken thighs', '05098', [179, 0, 0, 24.76, 8.15, 2.31, 0, 106], {
    also: ['cooked chicken thigh', 'roasted chicken thigh'],
    measures: { thigh: 116 },
    usual: { piece: 52, cup: 140 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Chicken, broilers or fryers, thigh, meat and skin, raw
  protein(
    'chicken-thigh-skin',
    'bone-in chicken thighs',
    '05091',
    [221, 0.25, 0, 16.52, 16.61, 4.52, 0, 81],
    {
      also: [
        'bone in chicken thigh',
        'skin on chicken thigh',
        'bone in skin on chicken thigh',
        'chicken thigh with skin',
      ],
      usual: { piece: 149, thigh: 149 },
      breaks: ['vegetarian', 'vegan'],
      asBought: {
        with: 'bone',
        edible: 0.79,
        source: 'USDA Standard Reference, refuse 21% (bone)',
        usually: true,
      },
    },
  ),
  // Chicken, broilers or fryers, dark meat, drumstick, meat only, raw
  protein('chicken-drumstick', 'chicken drumsticks', '05071', [116, 0, 0, 19.41, 3.71, 0.95, 0, 114], {
    also: ['chicken drumstick', 'drumstick'],
    measures: { piece: 122, drumstick: 122 },
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'bone',
      edible: 0.6,
      source: 'USDA Standard Reference, refuse 40% (bone and skin)',
      usually: true,
    },
  }),
  // Chicken, broilers or fryers, leg, meat and skin, raw
  protein(
    'chicken-leg-quarters',
    'chicken leg quarters',
    '05075',
    [214, 0.17, 0, 16.37, 15.95, 4.37, 0, 84],
    {
      also: ['chicken leg quarter', 'chicken leg', 'whole chicken leg', 'chicken maryland'],
      measures: { drumstick: 111, thigh: 185 },
      usual: { piece: 250 },
      breaks: ['vegetarian', 'vegan'],
      asBought: {
        with: 'bone',
        edible: 0.73,
        source: 'USDA Standard Reference, refuse 27% (bone)',
        usually: true,
      },
    },
  ),
  // Chicken, broilers or fryers, wing, meat and skin, raw
  protein('chicken-wings', 'chicken wings', '05100', [191, 0, 0, 17.52, 12.85, 3.54, 0, 84], {
    also: ['chicken wing', 'wingette'],
    usual: { piece: 49 },
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'bone',
      edible: 0.54,
      source: 'USDA Standard Reference, refuse 46% (bone)',
      usually: true,
    },
  }),
  // Chicken, broilers or fryers, meat and skin, raw
  protein('whole-chicken', 'whole chicken', '05006', [215, 0, 0, 18.6, 15.06, 4.31, 0, 70], {
    also: ['roasting chicken', 'roaster chicken', 'chicken pieces', 'chicken whole'],
    measures: { piece: 920 },
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'bone',
      edible: 0.61,
      source: 'USDA SR26: 276 g of meat and skin from 1 lb ready-to-cook chicken',
      usually: true,
    },
  }),
  // Chicken, cornish game hens, meat and skin, raw
  protein('cornish-hen', 'Cornish game hen', '05307', [200, 0, 0, 17.15, 14.02, 3.89, 0, 61], {
    also: ['cornish hen', 'game hen', 'poussin'],
    measures: { piece: 336 },
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'bone',
      edible: 0.61,
      source: 'as a whole chicken, USDA SR26: 276 g of meat and skin from 1 lb ready-to-cook chicken',
      usually: true,
    },
  }),
  // Chicken, ground, raw
  protein('ground-chicken', 'ground chicken', '05332', [143, 0.04, 0, 17.44, 8.1, 2.3, 0, 60], {
    also: ['minced chicken', 'chicken mince'],
    usual: { cup: 224, tbsp: 14, tsp: 4.7 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Chicken, ground, crumbles, cooked, pan-browned
  protein('ground-chicken-cooked', 'cooked ground chicken', '05333', [189, 0, 0, 23.28, 10.92, 3.11, 0, 75], {
    also: ['browned ground chicken'],
    usual: { cup: 130 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Chicken, liver, all classes, raw
  protein('chicken-liver', 'chicken livers', '05027', [119, 0.73, 0, 16.92, 4.83, 1.56, 0, 71], {
    also: ['chicken liver'],
    measures: { piece: 44 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Chicken, liver, all classes, cooked, simmered
  protein(
    'chicken-liver-cooked',
    'cooked chicken livers',
    '05028',
    [167, 0.87, 0, 24.46, 6.51, 2.06, 0, 76],
    { usual: { cup: 140, piece: 35 }, breaks: ['vegetarian', 'vegan'] },
  ),
  // Chicken, heart, all classes, raw
  protein('chicken-hearts', 'chicken hearts', '05025', [153, 0.71, 0, 15.55, 9.33, 2.66, null, 74], {
    also: ['chicken heart'],
    usual: { piece: 6, cup: 145 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Chicken, gizzard, all classes, raw
  protein('chicken-gizzards', 'chicken gizzards', '05023', [94, 0, 0, 17.66, 2.06, 0.53, 0, 69], {
    also: ['gizzard', 'chicken gizzard'],
    usual: { piece: 25, cup: 145 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Duck, domesticated, meat only, raw
  protein('duck-meat', 'duck meat', '05141', [135, 0.94, 0, 18.28, 5.95, 2.32, 0, 74], {
    also: ['skinless duck', 'duck breast without skin', 'skinless duck breast'],
    usual: { breast: 140, piece: 140 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Duck, domesticated, meat and skin, raw
  protein('duck', 'duck', '05139', [404, 0, 0, 11.49, 39.34, 13.22, 0, 63], {
    also: ['whole duck', 'duck leg', 'duck breast', 'duck breast with skin'],
    usual: { breast: 200, leg: 180, piece: 200 },
    breaks: ['vegetarian', 'vegan'],
    asBought: { with: 'bone', edible: 0.72, source: 'USDA Standard Reference, refuse 28% (bone)' },
  }),
  // Quail, meat and skin, raw
  protein('quail', 'quail', '05157', [192, 0, 0, 19.63, 12.05, 3.38, null, 53], {
    also: ['whole quail'],
    usual: { piece: 109 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Pheasant, raw, meat and skin
  protein('pheasant', 'pheasant', '05153', [181, 0, 0, 22.7, 9.29, 2.7, null, 40], {
    usual: { piece: 400 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Goose, domesticated, meat and skin, raw
  protein('goose', 'goose', '05146', [371, 0, 0, 15.86, 33.62, 9.78, null, 73], {
    also: ['goose meat'],
    usual: { piece: 2000 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Turkey, breast, from whole bird, non-enhanced, meat only, raw
  protein('turkey-breast', 'turkey breast', '05219', [114, 0.14, 0, 23.66, 1.48, 0.29, 0.05, 113], {
    also: [
      'turkey breast cutlet',
      'turkey cutlet',
      'turkey steak',
      'turkey tenderloin',
      'turkey breast fillet',
      'turkey',
    ],
    usual: { piece: 113, cup: 140, tbsp: 8.8, tsp: 2.9 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Turkey, retail parts, thigh, meat only, raw
  protein('turkey-thigh', 'turkey thighs', '05717', [116, 0, 0, 20.6, 3.69, 0.78, 0, 75], {
    also: ['turkey thigh', 'boneless turkey thigh', 'dark turkey meat'],
    measures: { thigh: 454 },
    usual: { piece: 300 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Turkey, all classes, leg, meat and skin, raw
  protein('turkey-leg', 'turkey legs', '05193', [144, 0, 0, 19.54, 6.72, 2.06, null, 74], {
    also: ['turkey drumstick', 'turkey leg'],
    usual: { piece: 450 },
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'bone',
      edible: 0.81,
      source: 'USDA Standard Reference, refuse 19% (bone)',
      usually: true,
    },
  }),
  // Turkey, breast, from whole bird, non-enhanced, meat only, roasted
  protein('turkey-breast-cooked', 'cooked turkey breast', '05220', [147, 0, 0, 30.13, 2.08, 0.59, 0, 99], {
    also: ['cooked turkey', 'roast turkey', 'leftover turkey', 'shredded turkey', 'roasted turkey breast'],
    usual: { cup: 140, tbsp: 8.8, tsp: 2.9 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Turkey, whole, meat and skin, raw
  protein('turkey-whole', 'whole turkey', '05165', [143, 0.13, 0, 21.64, 5.64, 1.46, 0.07, 112], {
    also: ['turkey crown'],
    measures: { piece: 5002 },
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'bone',
      edible: 0.72,
      source: 'USDA Standard Reference, refuse 28% (bone)',
      usually: true,
    },
  }),
  // Ground turkey, 93% lean, 7% fat, raw
  protein('ground-turkey', 'ground turkey', '05665', [150, 0, 0, 18.73, 8.34, 2.17, 0, 69], {
    also: ['lean ground turkey', 'turkey mince', 'minced turkey', '93% lean ground turkey', 'turkey burger'],
    usual: { cup: 224, patty: 114, tbsp: 14, tsp: 4.7 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Poultry food products, ground turkey, cooked
  protein('ground-turkey-cooked', 'cooked ground turkey', '05306', [203, 0, 0, 27.37, 10.4, 2.67, 0, 78], {
    also: ['browned ground turkey'],
    measures: { patty: 82 },
    usual: { cup: 130 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Chicken, nuggets, white meat, precooked, frozen, not reheated
  protein('chicken-nuggets', 'chicken nuggets', '22975', [261, 16.24, 0.7, 14.36, 15.42, 3.37, 1.27, 538], {
    also: ['chicken nugget', 'breaded chicken', 'popcorn chicken'],
    gi: like(GI.whiteBread),
    measures: { piece: 20 },
    allergens: ['wheat', 'gluten'],
    breaks: ['vegetarian', 'vegan', 'gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
]
