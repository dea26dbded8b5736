import type { DishFood, Job } from '../../../dish-book/dish.ts'
import type { Entry } from '../larder/larder-entry.ts'

type MoreOf = NonNullable<DishFood['more']>

const CHEESE =
  /cheddar|cheese|mozzarella|parmesan|pecorino|feta|gouda|brie|gruyere|provolone|monterey|queso|paneer|halloumi|ricotta|cotija|manchego|colby|edam|fontina|muenster|roquefort|camembert|mascarpone/
const NUTS =
  /almond|walnut|pecan|cashew|pistachio|hazelnut|macadamia|brazil-nut|pine-nut|peanut|mixed-nuts|seeds?$|seeds-|coconut-shredded|granola|cacao-nibs|trail-mix/
const PULSES = /beans|lentils|chickpeas|black-eyed|pigeon-peas|split-peas|edamame|lupin/
const TOPS =
  /^(?:avocado|guacamole|salsa|sour-cream|greek-yogurt|pesto|hummus|tzatziki|olives|capers|kimchi|sauerkraut|dill-pickles|pickles-|jalapenos-pickled|beets-pickled|ginger-pickled)/
const LEAVES = /lettuce|arugula|spinach-raw|watercress|radicchio|endive|cornsalad|greens$/

/** The kinds of place a food can take in a dish that did not plan for it, the best first. */
export function placesOf(entry: Entry): MoreOf[] {
  const known = places.get(entry.food)
  if (known) return known
  const found = findPlaces(entry)
  places.set(entry.food, found)
  return found
}

const places = new WeakMap<Entry['food'], MoreOf[]>()

function findPlaces({ food, kind }: Entry): MoreOf[] {
  const { id, group } = food
  if (/^(?:peanut|almond|cashew|sunflower)-butter|^tahini/.test(id)) return ['topping', 'nut']
  if (/tortellini|ravioli|macaroni|pasta/.test(id)) return ['starch']
  if (TOPS.test(id)) return id === 'avocado' ? ['topping', 'vegetable', 'fruit'] : ['topping']
  if (CHEESE.test(id) && id !== 'cheese-puffs') return ['cheese', 'topping']
  if (NUTS.test(id) && !/milk|oil|flour/.test(id)) return ['nut', 'topping']
  if (PULSES.test(id) && group === 'carbohydrate') return ['protein', 'starch']
  if (kind === 'egg' || /^egg(?:-(?!noodle)|$)/.test(id)) return ['protein', 'topping']
  if (group === 'protein') return ['protein']
  if (group === 'carbohydrate') return ['starch']
  if (group === 'fruit') return ['fruit', 'topping']
  if (kind === 'leaf' || LEAVES.test(id)) return ['leaf', 'vegetable']
  if (SEAWEED.test(id)) return ['topping']
  if (group === 'vegetable') return ['vegetable']
  if (id === 'coleslaw') return ['vegetable']
  if (group === 'dairy') return ['topping']
  return []
}

/** Hard until it has simmered an hour or more. */
const TOUGH =
  /shoulder|shank|chuck|stew|brisket|oxtail|ribs|goat|mutton|-neck|tripe|tongue|trotter|hock|rabbit|venison/

export const isTough = ({ food, kind }: Entry): boolean =>
  (kind === 'meat' || kind === 'poultry') && TOUGH.test(food.id) && needsHeat({ food, kind } as Entry)

/** Dried in salt: not eaten before it has soaked for a day, which a dish has to plan for. */
export const needsSoaking = ({ food }: Pick<Entry, 'food'>, steps: string): boolean =>
  food.id === 'salt-cod' && !/\bsoak/i.test(steps)

/** Smoked in the cold, and sold raw. */
const SOLD_RAW = /^haddock-smoked$/

/** Breaded or fried before it is frozen: it is baked or fried crisp, and falls apart in a sauce. */
const CRISP = /^(?:fish-sticks|chicken-nuggets|potato-puffs|hash-brown-patties|onion-rings|egg-roll)/
/** Cooked or smoked and packed: it is only warmed. */
const PACKED = /^(?:tuna|salmon|sardines|mackerel|anchov|crab|clams|chicken)-?[a-z-]*canned/

const WET = /\b(?:brais|simmer|stew|poach|steam|boil|slow cooker|pressure cooker|broth)/i
const COATED = /\bcrumbs|\bbatter\b|press into|\bdip(?:ped)? in/i
const DRY_HEAT = /\b(?:bak|roast|sheet pan|air fryer)/i
/** Patties of vegetables are browned; hours in a broth leave crumbs of them. */
const PATTY = /^veggie-burger/
const GRILLED = /\b(?:grill|broil)|\bof [a-z-]+ skewer\b/i

/** Whether steps that cook a food so would spoil it. */
export const spoils = ({ food }: Pick<Entry, 'food'>, steps: string): boolean =>
  (CRISP.test(food.id) &&
    (WET.test(steps) || GRILLED.test(steps) || COATED.test(steps) || !DRY_HEAT.test(steps))) ||
  (PATTY.test(food.id) && WET.test(steps)) ||
  (PACKED.test(food.id) && GRILLED.test(steps))

const LONG = /\b(?:[2-9]|\d\d) hr\b|\bhigh pressure for \{?(?:1\d|[2-9]\d) min/i

/** Whether a dish that did not plan for a fish would cook it for hours. */
export const overcooks = ({ kind }: Pick<Entry, 'kind'>, steps: string): boolean =>
  (kind === 'fish' || kind === 'shellfish') && LONG.test(steps)

export const isMeaty = ({ food, kind }: Entry): boolean =>
  food.group === 'protein' && kind !== 'egg' && !/^egg/.test(food.id)

/** Grams per serving of a food that joins a dish. */
export const JOINS: Record<MoreOf, { grams: number; job: Job }> = {
  protein: { grams: 90, job: 'main' },
  vegetable: { grams: 80, job: 'vegetable' },
  leaf: { grams: 30, job: 'vegetable' },
  starch: { grams: 60, job: 'starch' },
  fruit: { grams: 60, job: 'fruit' },
  cheese: { grams: 20, job: 'topping' },
  nut: { grams: 12, job: 'topping' },
  topping: { grams: 25, job: 'topping' },
}

/** Fish so salty that a few grams of it season a plate. */
export const isRelish = ({ food }: Pick<Entry, 'food'>): boolean => RELISH.test(food.id)
const RELISH = /^(?:anchovies|anchovy-paste|caviar|fish-roe|bonito-flakes)$/
const RELISH_GRAMS = 8
const SEAWEED = /^(?:nori|wakame|kelp|spirulina)$/
const SEAWEED_GRAMS = 2

/** Cured meats season a dish: a few slices of bacon in a soup, not a steak of it. Grams per serving. */
export const joinedGrams = (place: MoreOf, { food }: Entry, usually = JOINS[place].grams): number =>
  CURED.test(food.id)
    ? CURED_GRAMS
    : RELISH.test(food.id)
      ? RELISH_GRAMS
      : SEAWEED.test(food.id)
        ? SEAWEED_GRAMS
        : usually
const CURED = /bacon|prosciutto|salami|pepperoni|chorizo|salt-pork|chinese-sausage|pork-rinds|jerky/
const CURED_GRAMS = 25

const READY =
  /cooked|canned|baked|boiled|mashed|drained|smoked|deli|^ham|rotisserie|jerky|prosciutto|salami|pepperoni|bologna|mortadella|crab-imitation|tofu|pulp|hummus/
const COOKED_VEGETABLES =
  /potato|squash|pumpkin|beets$|parsnip|turnip|rutabaga|yam|cassava|taro|plantain|brussels|artichoke$|eggplant|asparagus|green-beans|okra|collard|lima|celeriac|mushrooms|leek|frozen|edamame|broccoli|cauliflower|corn-kernels|corn-white|nopales|chard|mustard-greens/

/** Foods that are not eaten as they are bought: raw meat, dry pasta, potatoes. */
export function needsHeat({ food, kind }: Entry): boolean {
  const { id, group } = food
  if (kind === 'pulse' && !/-dry$/.test(id)) return false
  if (SOLD_RAW.test(id)) return true
  if (READY.test(id)) return false
  if (group === 'protein') return kind !== 'tofu' && !/whey|protein|soy-nuts/.test(id)
  if (group === 'carbohydrate')
    return /-dry$|^pasta|noodles|couscous|cornmeal|potato|flour|dough|rice-|hominy|plantain/.test(id)
  return group === 'vegetable' && COOKED_VEGETABLES.test(id)
}
