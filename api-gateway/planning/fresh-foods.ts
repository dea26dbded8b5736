import type { FoodGroup } from '@evenplate/nutrition/table/food-groups'
import { foodGroupOf } from '@evenplate/nutrition/table/foods'

/** Groups whose foods spoil within days of purchase, so two dishes should share them. */
const PERISHABLE: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'leaves-and-sprouts',
  'herbs',
  'mushrooms-and-seaweed',
  'fruiting-vegetables',
  'pods-and-peas',
  'cabbages',
  'fish',
  'shellfish',
  'poultry',
  'meat',
  'milk-and-cream',
  'yogurt-and-ice-cream',
])

/** Foods of other groups that spoil as fast. */
const BESIDES = new Set([
  'asparagus',
  'fennel-bulb',
  'scallions',
  'tofu-firm',
  'tofu-soft',
  'tofu-silken',
  'tempeh',
  'ricotta',
  'ricotta-part-skim',
  'queso-fresco',
  'cottage-cheese',
  'cottage-cheese-lowfat',
  'avocado',
  'blackberries',
  'blueberries',
  'raspberries',
  'strawberries',
])

/** Foods of those groups that keep on a shelf, in a freezer or for weeks in a refrigerator. */
const LASTING =
  /canned|frozen|dried|pickled|powder|crushed|paste|sauce|puree|stewed|evaporated|condensed|creamer|dulce|ice-cream|sherbet|pudding|topping|smoked|salt-cod|kippers|caviar|flakes|nori|wakame|kelp|spirulina|roasted-red|pimientos|chiles|chilies|winter-squash|(?:butternut|acorn|hubbard|spaghetti)-squash|^pumpkin|^cabbage|^red-cabbage|milk-(?:whole|2|1|skim)$|nuggets|fish-sticks|^(?:oregano|marjoram|savory|chervil|zaatar|italian-seasoning|poultry-seasoning|bay-leaf|rose-water|lavender|fenugreek-leaves|anchovies)/

export function isFresh(id: string): boolean {
  const group = foodGroupOf(id)
  return BESIDES.has(id) || (group !== undefined && PERISHABLE.has(group) && !LASTING.test(id))
}
