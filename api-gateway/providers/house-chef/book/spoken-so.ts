import { ourViolations, type Rules, violationsInProse } from '@evenplate/nutrition/rules/rules'
import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { titleCase } from '../larder/larder-entry.ts'
import type { BookPlate } from './cook-book-dish.ts'

/**
 * A dish whose foods follow the rules, worded so that its text does too: "Dairy-Free Butter Chicken" contains no butter, and tips
 * that mention milk are removed. Gravy without wheat is a sauce in its steps. Null if its steps name a forbidden food.
 */
export function spokenSo<Plate extends Spoken>(plate: Plate, rules: Rules): Plate | null {
  if (ourViolations(plate, rules).length === 0) return plate
  const firm = (text: string) =>
    ourViolations({ title: '', description: text, ingredients: [], instructions: [] }, rules)
  const so: Plate = {
    ...plate,
    title: titleSo(plate, rules),
    description:
      firm(plate.description).length === 0
        ? plate.description
        : `${versionOf(rules)}${withMains(plate.mains)}.${/ (?:Allow [^.]* more|If you have no cooked) .*$/.exec(plate.description)?.[0] ?? ''}`,
    instructions: plate.instructions.map((step) =>
      firm(step).length === 0 ? step : step.replace(/\bgravy\b/g, 'sauce'),
    ),
    tips: plate.tips.filter((tip) => firm(tip).length === 0),
  }
  return ourViolations(so, rules).length === 0 ? so : null
}

/** The texts of a plate, and the foods that its description may name. */
type Spoken = Pick<BookPlate, 'title' | 'description' | 'ingredients' | 'instructions' | 'tips' | 'mains'> & {
  version?: BookPlate['version']
}

/** " with chicken and rice"; nothing for a flan, which has no main food. */
const withMains = (mains: readonly string[]): string => {
  const said = and(...[...new Set(mains)].slice(0, 3))
  return said && ` with ${said}`
}

/** "A vegan version", "A dairy-free version"; "Made" if foods are only left out. */
function versionOf({ diets, allergies }: Rules): string {
  const word = diets[0] ?? (allergies[0] ? `${allergies[0].replace(/s$/, '')}-free` : null)
  if (!word) return 'Made'
  return `${/^[aeiou]/.test(word) ? 'An' : 'A'} ${word} version`
}

const capitals = (word: string): string => titleCase(word).replace(/-./, (part) => part.toUpperCase())

function titleSo({ title, version }: Spoken, rules: Rules): string {
  const broken = violationsInProse(title, rules)
  if (broken.length === 0) return title
  const words = [...rules.diets.map(String), ...rules.allergies.map((one) => `${one.replace(/s$/, '')}-free`)]
  const named = words.map((word) => `${capitals(word)} ${title}`)
  // "Roast Chicken with Gluten-Free Gravy": what is served beside it is what the rule is about.
  const beside = words.map((word) => title.replace(/ (with|and) (?=[A-Z])/, ` $1 ${capitals(word)} `))
  return (
    [
      ...named,
      ...beside,
      // "Mince with Mashed Potatoes and Cauliflower" has none of the potatoes.
      title.replace(/ with .+ and (?=[A-Z][a-z]+(?: [A-Z][a-z]+)?$)/, ' with '),
      ...(named.length > 0 ? named.flatMap((one) => withoutFoods(one, rules)) : []),
      ...onOtherBase(title, version),
      ...withoutFoods(title, rules),
    ].find((one) => violationsInProse(one, rules).length === 0) ?? title
  )
}

/** The words of a title for what a dish is built on. */
const BASE =
  /\b(?:(?:Brown |White )?Rice|(?:(?:Egg|Ramen|Rice|Glass|Udon|Soba) )?Noodle(s?)|Pasta|Macaroni|Spaghetti|Bucatini|Linguine|Penne|Fettuccine|Ziti|Orzo|Potato(?:es)?)\b/

/** Without the rice it is named after, it is named after what is there instead: "Jollof Cauliflower Rice", "Chicken Fried Quinoa". */
function onOtherBase(title: string, version: BookPlate['version'] | undefined): string[] {
  return [...(version?.cast.values() ?? [])]
    .flat()
    .filter(({ part, as }) => part.job === 'starch' && (as === 'lighter' || as === 'stand-in'))
    .flatMap(({ entry }) => {
      const by = titles([entry])
      const bare = title.replace(` with ${by}`, '').replace(` and ${by}`, '')
      const usual = BASE.exec(bare)
      if (!usual) return []
      const name = usual[1] === '' ? by.replace(/s$/, '') : by
      return [bare.replace(usual[0], name)]
    })
}

/** A dish that usually has a refused food, unless its name contains that food: "Peanut-Free Pad Thai". */
function withoutFoods(title: string, rules: Rules): string[] {
  const said = ` ${title.toLowerCase()}`
  const terms = rules.avoid.filter(
    (avoid) => violationsInProse(title, { allergies: [], diets: [], avoid: [avoid] }).length > 0,
  )
  const ones = terms.map((term) => term.toLowerCase().replace(/(?<!s)s$/, ''))
  if (ones.length === 0 || ones.some((one) => said.includes(` ${one}`))) return []
  return [`${ones.map((one) => `${titleCase(one).replaceAll(' ', '-')}-Free`).join(' ')} ${title}`]
}
