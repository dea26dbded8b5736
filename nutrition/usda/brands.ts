import { words } from '../text/food-words.ts'

/** The words of a name, with brands and foreign names as USDA says them: "Oreos" are chocolate sandwich cookies. */
export function generic(tokens: readonly string[]): readonly string[] {
  for (let from = 0; from < tokens.length; from += 1) {
    const known = byFirst
      .get(tokens[from] ?? '')
      ?.find(({ said }) => said.every((word, at) => tokens[from + at] === word))
    if (!known) continue
    const rest = [...tokens.slice(0, from), ...tokens.slice(from + known.said.length)]
    // "Oreo cookies" and "Oreos" are the same.
    return [...rest.filter((word) => !known.means.includes(word)), ...known.means]
  }
  return tokens
}

const NAMES: [said: string, means: string][] = [
  ['oreo', 'chocolate sandwich creme filling cookie'],
  ['nilla wafer', 'vanilla wafer cookie'],
  ['nilla', 'vanilla wafer cookie'],
  ['digestive biscuit', 'graham cracker'],
  ['butterscotch chip', 'butterscotch morsel'],
  ['marshmallow fluff', 'marshmallow cream topping'],
  ['marshmallow creme', 'marshmallow cream topping'],
  ['marshmallow cream', 'marshmallow cream topping'],
  ['shortbread biscuit', 'shortbread cookie'],
  ['almond biscuit', 'almond cookie'],
  ['ginger biscuit', 'gingersnap cookie'],
  ['ginger nut biscuit', 'gingersnap cookie'],
  ['ginger nut', 'gingersnap cookie'],
  ['gingersnap', 'gingersnap cookie'],
  ['chocolate biscuit', 'chocolate cookie'],
  ['bourbon biscuit', 'chocolate sandwich cookie'],
  ['custard cream', 'vanilla sandwich cookie'],
  ['sandwich biscuit', 'sandwich cookie'],
  ['oat biscuit', 'oatmeal cookie'],
  ['hobnob', 'oatmeal cookie'],
  ['butter biscuit', 'butter cookie'],
  ['sugar biscuit', 'sugar cookie'],
  ['coconut biscuit', 'coconut cookie'],
  ['wafer biscuit', 'sugar wafer cookie'],
  ['cantucci', 'biscotti cookie'],
  ['cantuccini', 'biscotti cookie'],
  ['sweet biscuit', 'cookie'],
  ['cookie crumb', 'cookie'],
  ['wafer crumb', 'wafer'],
  ['cracker crumb', 'cracker'],
  ['biscuit crumb', 'cookie'],
  ['sub roll', 'white hoagie submarine roll'],
  ['hoagie roll', 'white hoagie submarine roll'],
  ['hero roll', 'white hoagie submarine roll'],
  ['candyfloss', 'cotton candy'],
  ['crisp', 'potato chip'],
]

const byFirst = Map.groupBy(
  NAMES.map(([said, means]) => ({ said: words(said), means: words(means) })),
  ({ said }) => said[0] ?? '',
)
