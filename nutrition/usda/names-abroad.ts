import type { Food } from '../table/food.ts'
import { foodById } from '../table/foods.ts'
import { words } from '../text/food-words.ts'
import { PREPARATION, STATES } from '../text/line-words.ts'
import { type NamedCodes, namesIn } from './named-codes.ts'
import { foodOfCodes } from './stand-in.ts'

/**
 * The food that cooks outside the United States mean by a name that our table does not have as a food's own: a brand that stands
 * for one food, also where it holds the word of another (Branston pickle is a relish), or may hold an allergen that the food
 * does not; and foods that only USDA has. Null for any other name.
 */
export function foodAbroad(name: string): Food | null {
  if (name.length > LONGEST) return null
  known ??= new Map(namesAbroad().map(({ name, codes }) => [words(name).join(' '), codes]))
  lasts ??= new Set([...known.keys()].map((key) => key.slice(key.lastIndexOf(' ') + 1)))
  const said = words(name)
  // Most names end in none of these words: this runs for every line.
  if (!said.some((word) => lasts?.has(word))) return null
  for (const key of keysOf(said)) {
    const codes = known.get(key)
    if (codes) return foodById(codes[0] ?? '') ?? foodOfCodes(codes)
  }
  return null
}

const LONGEST = 60

let known: ReadonlyMap<string, readonly string[]> | undefined
let lasts: ReadonlySet<string> | undefined

/** The whole name first, then without how it was bought or cut: "rich tea" is no tea. A cooked food is another. */
function* keysOf(said: readonly string[]): Generator<string> {
  for (let from = 0; from < said.length; from += 1) {
    for (let to = said.length; to > from; to -= 1) {
      yield said.slice(from, to).join(' ')
      if (!isLeftOut(said[to - 1] ?? '')) break
    }
    if (!isLeftOut(said[from] ?? '')) return
  }
}

const isLeftOut = (word: string): boolean => word === 'frozen' || (PREPARATION.has(word) && !STATES.has(word))

/** Names, and the codes of USDA foods, of which the first is counted, or the id of a food of our table. */
export const namesAbroad = (): NamedCodes[] => namesIn(NAMES)

const NAMES = `
rich tea, rich tea biscuit, tea biscuit, marie, marie biscuit, maria biscuit, malt biscuit, malted milk biscuit, nice biscuit, petit beurre, morning coffee biscuit, osborne biscuit, plain sweet biscuit, plain sweet cookie, wine biscuit, superwine, super wine biscuit, milk arrowroot biscuit, milk arrowroot, arrowroot biscuit, arrowroot cookie, social tea, social tea biscuit, parle-g, parle-g biscuit, glucose biscuit: 53241510
tennis biscuit, coconut biscuit: 53215500
choc ripple, choc ripple biscuit, chocolate ripple biscuit, chocolate ripple: 18157
custard cream, custard cream biscuit: 18210
bourbon biscuit, bourbon cream, bourbon cream biscuit, chocolate bourbon: 18166
shortbread finger, shortbread biscuit, scotch finger, scotch finger biscuit, nankhatai: 53239000
crusty roll, crusty white roll, white crusty roll, crusty bread roll: 51153000
jatz, jatz cracker, jatz biscuit, savoy, savoy cracker, round cracker, butter puff, butter puff cracker, butter puff biscuit: 18229
cream cracker: 18962
rusk, toast biscuit, papay: 18224
madeira cake: 18121
yorkshire pudding, yorkshire pud: 52311010
miracle whip: 04018
fondant icing, ready to roll icing, roll out icing, white icing, sugarpaste, regal ice, ready rolled icing, white fondant: 19099
mars bar, mars candy bar: 19135
chikoo, chiku, sapota, sapodilla, ciku: 09313
ash gourd, winter melon, petha kaddu, white pumpkin, upo squash winter melon: 11593
branston pickle, branston, branston small chunk pickle, small chunk branston pickle, sandwich pickle, ploughman pickle: relish
maggi, maggi noodle, maggi masala noodle, maggi 2 minute noodle, maggi instant noodle: ramen-noodles
maggi cube, maggi stock cube, maggi seasoning cube, maggi chicken cube, maggi chicken stock cube, seasoning cube, chicken oxo, chicken oxo cube, knorrox: bouillon-cube
oxo, oxo cube, beef oxo, beef oxo cube, oxo beef cube, oxo beef stock cube, oxo stock cube: beef-bouillon
vegetable oxo, vegetable oxo cube: vegetable-bouillon
maggi onion soup mix, continental onion soup mix, continental french onion soup mix: onion-soup-mix
paxo, paxo stuffing, paxo stuffing mix, paxo sage and onion stuffing: stuffing-mix
wheaten cornflour, wheat starch: cornstarch
kraft dinner, kd: macaroni-cheese-mix
farine, cassava farine: flour-cassava
chawal ka atta, ugali rice flour: flour-rice
ugali flour, posho, posho flour, unga, unga wa dona, unga wa sembe, dona, sembe: polenta-dry
nachni atta, ragi ka atta, mandua ka atta: flour-millet
jowari flour, jowar ka atta: flour-sorghum
bajre ka atta, bajra ka atta: flour-millet
makki atta flour, makke ka atta: flour-corn-whole
garden egg: eggplant
eagle brand, eagle brand milk, eagle brand condensed milk: condensed-milk
caramel treat, nestle caramel treat, top and fill caramel: dulce-de-leche
premium plus, premium plus cracker: crackers-saltine
blue band, dari creme, meadow lea: margarine
chocolate button, giant chocolate button, milk chocolate button: milk-chocolate
white chocolate button: white-chocolate
icing sugar mixture, icing mixture, soft icing mixture: sugar-powdered
granulated, golden granulated, white granulated: sugar
self raising: flour-self-rising
gammon joint, unsmoked gammon joint, smoked gammon joint: ham-roasted
fruit of the forest: berries-mixed
stock pot, chicken stock pot, knorr chicken stock pot: bouillon-cube
beef stock pot: beef-bouillon
vegetable stock pot: vegetable-bouillon
lea and perrin, lea and perrins: worcestershire-sauce
bread fruit: breadfruit
lemon cheese, lemon butter: lemon-curd
laksa noodle, fresh laksa noodle: rice-noodles-cooked
hokkien mee, fresh hokkien mee: ramen-cooked
makhana, makhane, phool makhana, puffed lotus seed, lotus seed, fox nut, popped lotus seed: 12013
egusi, egusi seed, melon seed, ground melon seed, magaz, char magaz: watermelon-seeds
swiss roll, jam swiss roll, jelly roll cake, jam roll, sponge roll: 53113000
sugarcane juice, sugar cane juice, ganne ka ras, ganna juice: 92612010
papad, papadum, poppadom, poppadum, pappadam, pappadom, appalam: 42200
ugu, ugu leaf, pumpkin leaf, fluted pumpkin leaf: 11418
perogy, perogie, pierogi, pierogy, pierogie, potato and cheese pierogi, potato and cheese pierogie, potato and cheese pierogy, potato and cheddar perogie, potato and cheddar perogy, potato perogie, cheese and potato perogie: 32025
corn-based snack, burger ring, twistie, cheezel: 19802
`
