import { foodGroupOf } from '@evenplate/nutrition/table/foods'
import type { BookDish } from '../../../dish-book/dish.ts'
import type { Entry } from '../larder/larder-entry.ts'
import { type Found, isHotSoup, isPot, isSaucy } from './beside-way.ts'

/** How bread, grains, roots and pulses are served with a dish: nothing of them is left raw, and nothing crisp is boiled. */
export function starchBeside(dish: BookDish, entry: Entry, role: string): Found | null {
  const { id } = entry.food
  if (isPulse(entry) && !CRISPED.test(id)) return pulsesBeside(dish, entry, role)
  if (RAW.test(id)) return null
  if (BREAD.test(id))
    return { step: `Serve with the {${role}}.`, price: 6, grams: /slice|bread/.test(id) ? 32 : 40 }
  if (CRUMBS.test(id))
    return {
      step: `Toast the {${role}} in a dry skillet over medium heat, stirring, until golden, {3 min}. Serve on top.`,
      price: 6,
      grams: 10,
    }
  if (BAKED_CRISP.test(id))
    return {
      step: `Bake the {${role}} on a sheet pan in a 425 °F (220 °C) oven until hot and crisp, {20 min}. Serve on the side.`,
      price: 7,
    }
  if (COOKED.test(id))
    return isPot(dish) && (dish.course === 'soup' || STIRRED_IN.test(id))
      ? { step: `Stir in the {${role}} and heat through, {3 min}.`, price: 6 }
      : { step: `@warm ${role}; Serve on the side.`, price: 6 }
  const porridge = PORRIDGE.find(([food]) => food.test(id))
  if (porridge)
    return isHotSoup(dish)
      ? { step: `@add-to-soup ${role} for=${porridge[1]}`, price: 6, grams: 20 }
      : {
          step: `Simmer the {${role}} in three times as much water in a saucepan, stirring, until thick and soft, {${porridge[1]} min}. Serve on the side.`,
          price: 7,
          grams: 30,
        }
  if (SCATTERED.test(id) || foodGroupOf(id) === 'breakfast-cereals' || CEREALS.test(id))
    return { step: `Scatter the {${role}} on top.`, price: 9, grams: 10 }
  return dryBeside(dish, id, role)
}

function dryBeside(dish: BookDish, id: string, role: string): Found | null {
  if (SOAKED.test(id))
    return {
      step: `Cover the {${role}} with boiling water, cover and let stand until soft, {~5 min}, then drain. Serve on the side.`,
      price: 7,
      grams: 35,
    }
  const noodles = NOODLES.find(([food]) => food.test(id))
  if (noodles)
    return isHotSoup(dish)
      ? { step: `@add-to-soup ${role} for=${noodles[1]}`, price: 6, grams: 30 }
      : { step: `@boil-pasta ${role} for=${noodles[1]}; Serve on the side.`, price: 8, grams: 35 }
  const grain = GRAINS.find(([food]) => food.test(id))
  if (grain)
    return {
      step: `@boil ${role} for=${grain[1]}; ${dish.course === 'soup' ? 'Stir into the pot' : 'Serve on the side'}.`,
      price: 8,
      grams: 35,
    }
  const root = ROOTS.find(([food]) => food.test(id))
  if (!root) return null
  if (isHotSoup(dish)) return { step: `@add-to-soup ${role} for=${root[1]}`, price: 5, grams: 80 }
  const serve = isPot(dish) ? 'Stir into the pot' : 'Serve on the side'
  return { step: `@boil ${role} for=${root[1]}; ${serve}.`, price: 7, grams: 90 }
}

/** Beans, lentils and peas: in a pot they are stirred in. Dry beans soak, and boil hard, or they could make people sick. */
export function pulsesBeside(dish: BookDish, { food: { id } }: Entry, role: string): Found {
  const isStirredIn = isPot(dish) || isSaucy(dish)
  const serve = isStirredIn ? 'Stir into the pot' : 'Serve on the side'
  if (foodGroupOf(id) === 'dried-pulses' || id === 'soybeans-dry') {
    const small = SMALL_PULSES.find(([food]) => food.test(id))
    return small
      ? { step: `@boil ${role} for=${small[1]}; ${serve}.`, price: 9, grams: 35 }
      : {
          step: `Cover the {${role}} with water in a pot and boil for {5 min}. Let stand, covered, for {60 min}, and drain. Boil in fresh water for {10 min}, then simmer until soft all through, {60 min}, and drain. ${serve}.`,
          price: 12,
          grams: 35,
        }
  }
  return isStirredIn
    ? { step: `Stir in the {${role}} and heat through, {5 min}.`, price: 6, grams: 80 }
    : { step: `@warm ${role}; Serve on the side.`, price: 7, grams: 80 }
}

export const isPulse = ({ food: { id }, kind }: Entry): boolean =>
  kind === 'pulse' || /beans|lentils|chickpeas|black-eyed-peas|pigeon-peas|split-peas|-dal$/.test(id)

const SMALL_PULSES: [food: RegExp, minutes: number][] = [
  [/^red-lentils/, 15],
  [/^lentils|^mung|^urad/, 30],
  [/^split-peas|-dal$/, 45],
]

/** Doughs, batters, mixes, flours, crusts and wrappers: nobody is served these as they are, however they are warmed. */
const RAW =
  /(?<!sour)dough|batter|-mix(?:-|$)|^mix-|(?<!tortilla-)flour|starch(?!y)|crust|wrappers|rice-paper|phyllo|puff-pastry|sourdough-starter|^popcorn-kernels|custard-powder|^(?:tapioca|arrowroot)(?:$|-pearls)|psyllium|candied|crystallized|^poi$|helper|cornmeal|malt|lasagna-noodles|^stuffing|pumpkin-pie/

const BREAD =
  /(?:^|-)(?:bread(?:sticks)?|flatbread|crispbread|shortbread|cornbread|gingerbread|toast|tortilla|pita|naan|bagel|rolls?|buns?|muffin|crackers?|wafers|chips|chapati|roti|paratha|arepa|injera|matzo|brioche|croissant|pretzels|popcorn|waffles|pancakes|shells|cakes)(?:-|$)|^biscuit-baked|^croutons/

const CRISPED = /^falafel|flour|pasta/
const CRUMBS = /^breadcrumbs/
/** Bought fried or frozen: baked until they crackle. */
const BAKED_CRISP = /fries|hash-brown|potato-puffs|tostones|falafel|-fried$/

const COOKED =
  /cooked|canned|baked|boiled|mashed|^congee|^hominy|creamed|^adzuki-sweet|microwaved|potato-cooled|^chestnuts-roasted|^macaroni-cheese$/
/** Rice is served beside a stew, or under it; these are what a stew is filled out with. */
const STIRRED_IN = /^(?:barley|farro|kamut|potato|sweet-potato|corn|hominy|chestnuts|yam|taro|cassava)/

const PORRIDGE: [food: RegExp, minutes: number][] = [
  [/^oats-(?:rolled|quick|instant)|^oat-bran|^cream-of-|^semolina|^(?:quinoa|barley|rye|potato)-flakes/, 6],
  [/^(?:polenta|grits)-dry/, 20],
  [/^oats-steel-cut/, 25],
]

const SCATTERED = /^french-fried-onions|^corn-nuts|^potato-sticks|^cheese-puffs|wheat-germ|-bran$/
const CEREALS = /^(?:rice|wheat)-chex|cornflakes|frosted-flakes|^crispix|^special-k|^wheaties|^kix|^corn-pops/

const SOAKED = /^(?:couscous|fonio|rice-instant).*-dry|^poha/

const NOODLES: [food: RegExp, minutes: number][] = [
  [/^gnocchi|^udon$|^fresh-pasta|^ramen|^tteok/, 4],
  [/^rice-noodles|^glass|^chow-mein|^sweet-potato-noodles|^soba|^egg-noodles|^shirataki/, 6],
  [/tortellini|ravioli|pasta|fusilli|fettuccine|orzo|^udon-dry/, 10],
]

const GRAINS: [food: RegExp, minutes: number][] = [
  [/^(?:rice-(?:brown|black)|wild-rice|barley-(?:hulled|pearled))/, 40],
  [/^(?:wheat-berries|rye-berries|triticale|sorghum|kamut)/, 50],
  [/^(?:farro|freekeh)/, 30],
  [/^(?:rice-|quinoa|bulgur|millet|buckwheat|amaranth|teff)/, 18],
]

const ROOTS: [food: RegExp, minutes: number][] = [
  [/^(?:cassava|taro|malanga|breadfruit|arrowroot-fresh)/, 25],
  [/^(?:potato|sweet-potato|yam|plantain|parsnip|lotus-root|jerusalem-artichoke)/, 15],
  [/^(?:peas|corn-(?:kernels|white|frozen)|succotash)/, 5],
]

/** Roots that are boiled in pieces: a whole potato takes twice as long. */
export const isRoot = ({ food: { id } }: Entry): boolean =>
  !COOKED.test(id) && !/^(?:peas|corn|potato-new)/.test(id) && ROOTS.some(([food]) => food.test(id))
