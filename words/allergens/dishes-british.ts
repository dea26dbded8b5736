import type { Holding } from './holding.ts'

/** Dishes of Britain, Ireland, Australia and New Zealand. */
export const BRITISH_DISHES: Holding[] = [
  { holds: ['dairy'], en: 'shepherd pie, knickerbocker glory, rumbledethumps, irish coffee, colcannon' },
  { holds: ['eggs'], en: 'coronation chicken' },
  { holds: ['fish'], en: 'arbroath smokies' },
  {
    holds: ['wheat'],
    en: `pork bangers, forfar bridies, boxty, barmbrack, dublin coddle, pork banger, beef banger, british banger,
      breakfast banger, irish banger, british sausage, irish sausage, aberdeen buttery`,
  },
  {
    holds: ['gluten'],
    en: 'scotch broth, oatcakes, skirlie, mealie pudding, drisheen, ryvita, porridge oat',
  },
  { holds: ['tree-nuts', 'wheat'], en: 'cherry bakewells' },
  { holds: ['dairy', 'fish'], en: 'cullen skink' },
  { holds: ['dairy', 'shellfish'], en: 'potted shrimps, partan bree' },
  {
    holds: ['dairy', 'wheat'],
    en: `cauliflower cheese, ploughman lunch, bread sauce, bath buns, hot cross buns, brandy snaps, gypsy tart,
      homity pie`,
  },
  { holds: ['dairy', 'gluten'], en: 'cranachan' },
  { holds: ['eggs', 'fish'], en: 'kedgeree' },
  { holds: ['eggs', 'shellfish'], en: 'prawn cocktail' },
  { holds: ['tree-nuts', 'eggs', 'wheat'], en: 'battenberg cake, simnel cake' },
  { holds: ['dairy', 'eggs', 'wheat'], en: 'treacle sponge, queen of puddings, glamorgan sausages' },
  { holds: ['dairy', 'fish', 'shellfish'], en: 'seafood chowder' },
  { holds: ['eggs', 'fish', 'wheat'], en: 'stargazy pie' },
  { holds: ['tree-nuts', 'dairy', 'eggs', 'wheat'], en: 'dundee cake' },
  // A cook often makes these without.
  {
    holds: ['dairy'],
    en: 'irish champ',
    asBought: true,
  },
  {
    holds: ['wheat'],
    en: 'mince pies, summer pudding, sausage sizzle',
    asBought: true,
  },
  {
    holds: ['dairy', 'wheat'],
    en: 'bangers and mash, rhubarb crumble, apple crumble, parsley sauce, parkin',
    asBought: true,
  },
  {
    holds: ['dairy', 'gluten'],
    en: 'flapjack',
    asBought: true,
  },
  { holds: ['wheat'], en: 'on toast, chip butty, bacon butty' },
  { holds: ['wheat', 'shellfish'], en: 'scampi and chips, breaded scampi' },
  { holds: ['tree-nuts', 'eggs', 'wheat', 'dairy'], en: 'battenberg' },
  { holds: ['dairy'], en: 'choc ice' },
]
