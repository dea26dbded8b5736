import type { ShopFood } from '@evenplate/domain/shop-food'
import type { Food } from '../table/food.ts'
import { foodById } from '../table/foods.ts'

/** The food to buy for a form that is made at home; undefined if that form is sold. */
export function boughtAs(food: Food): ShopFood['boughtAs'] {
  const [id, way] = BOUGHT.get(food.id) ?? []
  const bought = id === undefined ? undefined : foodById(id)
  if (!bought || !way) return undefined
  return { id: bought.id, ...WAYS[way](food, bought) }
}

type Way = 'solids' | 'pieces' | 'same'
type Ratio = { times: number; source: string }

const WAYS: Readonly<Record<Way, (cooked: Food, raw: Food) => Ratio>> = {
  /**
   * Cooking adds or removes water and fat; carbohydrate and protein stay. Foods that were never dry lose some of those with
   * the water, so the ratio alone would buy too little: buy at least their cooked weight.
   */
  solids: (cooked, raw) => ({
    times: Math.max(solidsOf(cooked) / solidsOf(raw), solidsOf(raw) < DRY ? 1 : 0),
    source: `carbohydrate and protein of 100 g in ${sourceOf(cooked)} by those in ${sourceOf(raw)}`,
  }),
  /** A boiled egg was one egg. */
  pieces: (cooked, raw) => ({
    times: pieceOf(raw) / pieceOf(cooked),
    source: `grams of one in ${sourceOf(raw)} by those of one in ${sourceOf(cooked)}`,
  }),
  same: (_, raw) => ({ times: 1, source: `the same amount of ${raw.name}` }),
}

/** Grams of both in 100 g: grains and pulses have more; meat, fish, roots and leaves less. */
const DRY = 50

const solidsOf = ({ per100g }: Food): number => (per100g.carbs ?? 0) + (per100g.protein ?? 0)

const pieceOf = ({ measures }: Food): number =>
  ['large', 'medium']
    .map((unit) => measures.find((measure) => measure.unit === unit)?.grams)
    .find((grams) => grams !== undefined) ?? 1

const sourceOf = ({ ndb, source, name }: Food): string => source ?? (ndb ? `USDA SR28 ${ndb}` : name)

const pairs = (way: Way, text: string): [string, readonly [string, Way]][] =>
  text
    .trim()
    .split(/\s*[;\n]\s*/)
    .filter(Boolean)
    .map((pair): [string, readonly [string, Way]] => {
      const [cooked = '', raw = ''] = pair.split(' ')
      return [cooked, [raw, way]]
    })

/** Foods cooked at home, and what to buy for them. Foods that shops sell cooked, such as canned beans and ham, are not here. */
export const BOUGHT: ReadonlyMap<string, readonly [string, Way]> = new Map([
  ...pairs(
    'solids',
    `spinach-cooked spinach-raw; kale-cooked kale; chard-cooked swiss-chard; collards-cooked collard-greens
    broccoli-cooked broccoli; cauliflower-cooked cauliflower; brussels-cooked brussels-sprouts; cabbage-cooked cabbage
    zucchini-cooked zucchini; eggplant-cooked eggplant; okra-cooked okra; pumpkin-cooked pumpkin
    butternut-squash-cooked butternut-squash; acorn-squash-cooked acorn-squash
    green-beans-cooked green-beans; peas-cooked peas-frozen
    celeriac-cooked celeriac; asparagus-cooked asparagus; onion-cooked onion; leek-cooked leek; artichoke-cooked artichoke
    turnip-cooked turnip; rutabaga-cooked rutabaga; kohlrabi-cooked kohlrabi; carrots-cooked carrots; beets-cooked beets
    nopales-cooked nopales; mushrooms-cooked mushrooms
    potato-boiled potato; potato-cooled potato; potato-baked potato; potato-microwaved potato
    sweet-potato-baked sweet-potato; sweet-potato-boiled sweet-potato; yam-cooked yam; cassava-boiled cassava
    taro-cooked taro; plantain-cooked plantain; parsnip-cooked parsnip; corn-cooked corn-kernels; lotus-root-cooked lotus-root
    chicken-breast-cooked chicken-breast; chicken-thigh-cooked chicken-thigh; ground-chicken-cooked ground-chicken
    chicken-liver-cooked chicken-liver; turkey-breast-cooked turkey-breast; ground-turkey-cooked ground-turkey
    ground-beef-cooked ground-beef; lamb-ground-cooked lamb-ground; pork-tenderloin-cooked pork-tenderloin
    pork-shoulder-cooked pork-shoulder; ground-pork-cooked ground-pork; bacon-cooked bacon
    salmon-cooked salmon; cod-cooked cod; mussels-cooked mussels; tempeh-cooked tempeh
    kidney-beans-boiled kidney-beans-dry; black-beans-boiled black-beans-dry; white-beans-boiled white-beans-dry
    navy-beans-boiled navy-beans-dry; great-northern-beans-boiled great-northern-dry; cranberry-beans-boiled cranberry-beans-dry
    butter-beans-boiled lima-beans-dry; black-eyed-peas-boiled black-eyed-peas-dry; pigeon-peas-boiled pigeon-peas-dry
    fava-beans-boiled fava-beans-dry; mixed-beans-boiled mixed-beans-dry; pinto-beans pinto-beans-dry
    chickpeas-boiled chickpeas-dry; lentils-cooked lentils-dry
    split-peas-cooked split-peas-dry; mung-beans mung-beans-dry; soybeans-cooked soybeans-dry
    rice-white-cooked rice-white-dry; rice-basmati-cooked rice-basmati-dry; rice-jasmine-cooked rice-jasmine-dry
    rice-medium-cooked rice-medium-dry; rice-short-cooked rice-short-dry; rice-glutinous-cooked rice-glutinous-dry
    rice-parboiled-cooked rice-parboiled-dry; rice-instant-cooked rice-instant-dry; rice-brown-cooked rice-brown-dry
    rice-brown-short-cooked rice-brown-short-dry; wild-rice-cooked wild-rice-dry
    oats-cooked oats-rolled; oats-steel-cut-cooked oats-steel-cut; oat-bran-cooked oat-bran
    cream-of-wheat-cooked cream-of-wheat; quinoa-cooked quinoa-dry; barley-cooked barley-pearled-dry
    bulgur-cooked bulgur-dry; couscous-cooked couscous-dry; farro-cooked farro-dry; kamut-cooked kamut-dry
    buckwheat-cooked buckwheat-dry; millet-cooked millet-dry; amaranth-cooked amaranth-dry; teff-cooked teff-dry
    polenta-cooked polenta-dry; grits-cooked grits-dry
    pasta-cooked pasta-dry; pasta-short-cooked pasta-short-dry; fusilli-cooked fusilli-dry
    pasta-whole-wheat-cooked pasta-whole-wheat-dry; fresh-pasta-cooked fresh-pasta
    gluten-free-pasta-cooked gluten-free-pasta-dry; egg-noodles-cooked egg-noodles-dry
    rice-noodles-cooked rice-noodles-dry; soba-cooked soba-dry; somen-cooked udon-dry`,
  ),
  ...pairs('pieces', 'egg-boiled egg; egg-fried egg; egg-poached egg; apple-peeled apple'),
  ...pairs('same', 'chicken-stock-home chicken-broth; beef-stock-home beef-broth'),
])
