import type { Holding } from './holding.ts'

/** Dishes of the United States. */
export const AMERICAN_DISHES: Holding[] = [
  {
    holds: ['dairy'],
    en: `corn chowder, bananas foster, spinach artichoke dip, buffalo chicken dip, white russian,
      rice krispie treat`,
  },
  { holds: ['eggs'], en: 'alabama white sauce, loco moco, divinity fudge' },
  { holds: ['soy'], en: 'spam musubi' },
  { holds: ['dairy', 'tree-nuts', 'wheat', 'eggs'], en: 'nanaimo bar' },
  {
    holds: ['dairy', 'tree-nuts', 'wheat', 'sesame'],
    en: 'dubai chocolate, dubai style chocolate, dubai bar',
  },
  { holds: ['wheat'], en: 'apple brown betty, chicken fried steak' },
  { holds: ['gluten'], en: 'goetta' },
  { holds: ['tree-nuts', 'eggs'], en: 'waldorf salad' },
  { holds: ['dairy', 'eggs'], en: 'spoonbread, pimento cheese, corn pudding' },
  { holds: ['dairy', 'shellfish'], en: 'new england clam chowder, she crab soup, lobster bisque' },
  {
    holds: ['dairy', 'wheat'],
    en: `chicken tetrazzini, chicken a la king, chicken cordon bleu, philly cheesesteak, patty melt,
      kentucky hot brown, smores, mozzarella sticks`,
  },
  { holds: ['eggs', 'shellfish'], en: 'crab louie salad' },
  { holds: ['eggs', 'wheat'], en: 'lemon meringue pie, angel food cake, devil food cake, corn dog' },
  { holds: ['shellfish', 'wheat'], en: 'clams casino, crawfish etouffee' },
  { holds: ['dairy', 'eggs', 'shellfish'], en: 'lobster newburg, lobster thermidor' },
  {
    holds: ['dairy', 'eggs', 'wheat'],
    en: `boston cream pie, snickerdoodles, reuben sandwich, monte cristo sandwich, french toast, funnel cake`,
  },
  { holds: ['dairy', 'fish', 'wheat'], en: 'tuna melt' },
  { holds: ['dairy', 'shellfish', 'wheat'], en: 'oysters rockefeller' },
  { holds: ['eggs', 'shellfish', 'wheat'], en: 'maryland crab cakes, lobster roll' },
  {
    holds: ['tree-nuts', 'dairy', 'eggs', 'wheat'],
    en: 'hummingbird cake, lane cake, german chocolate cake',
  },
  // A cook often makes these without.
  {
    holds: ['dairy'],
    en: `funeral potatoes, frito pie, ambrosia salad, root beer float, jalapeno poppers, buffalo wings,
      scalloped potatoes, twice baked potatoes, creamed corn casserole, praline candy, hotdish`,
    asBought: true,
  },
  {
    holds: ['eggs'],
    en: 'comeback sauce',
    asBought: true,
  },
  {
    holds: ['fish'],
    en: 'bloody mary',
    asBought: true,
  },
  {
    holds: ['wheat'],
    en: 'whoopie pies, salisbury steak, cincinnati chili, boudin balls, gumbo, cheesecake',
    asBought: true,
  },
  {
    holds: ['dairy', 'eggs'],
    en: 'cobb salad',
    asBought: true,
  },
  {
    holds: ['dairy', 'shellfish'],
    en: 'shrimp and grits',
    asBought: true,
  },
  {
    holds: ['dairy', 'wheat'],
    en: 'muffuletta, strawberry shortcake, biscuits and gravy, green bean casserole',
    asBought: true,
  },
  {
    holds: ['eggs', 'wheat'],
    en: 'meatloaf, blt sandwich, club sandwich',
    asBought: true,
  },
  {
    holds: ['tree-nuts', 'eggs', 'wheat'],
    en: 'pecan pie',
    asBought: true,
  },
  {
    holds: ['dairy', 'eggs', 'wheat'],
    en: `sweet potato pie, pumpkin pie, chess pie, mississippi mud pie, banana cream pie, coconut cream pie,
      banana pudding, black and white cookies, malasadas, macaroni pie`,
    asBought: true,
  },
  {
    holds: ['dairy', 'fish', 'wheat'],
    en: 'tuna noodle casserole',
    asBought: true,
  },
  { holds: ['wheat'], en: 'po boy, poboy' },
  { holds: ['eggs', 'tree-nuts'], en: 'rxbar' },
  { holds: ['soy'], en: 'clif bar' },
  { holds: ['dairy', 'wheat'], en: 'drumstick cone' },
]
