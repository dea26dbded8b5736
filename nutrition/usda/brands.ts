import { words } from '../text/food-words.ts'

/** Words of a name with brands and names from abroad as USDA would say them: "Oreos" are chocolate sandwich cookies. */
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
  ['rich tea biscuit', 'plain sugar cookie'],
  ['marshmallow fluff', 'marshmallow cream topping'],
  ['marshmallow creme', 'marshmallow cream topping'],
  ['marshmallow cream', 'marshmallow cream topping'],
  ['candyfloss', 'cotton candy'],
  ['crisp', 'potato chip'],
]

const byFirst = Map.groupBy(
  NAMES.map(([said, means]) => ({ said: words(said), means: words(means) })),
  ({ said }) => said[0] ?? '',
)
