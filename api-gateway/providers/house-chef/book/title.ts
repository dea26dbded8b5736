import type { Tool } from '../../../brief/brief.ts'
import { type BookDish, type DishFood, idsOf } from '../../../dish-book/dish.ts'
import { adjectives, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { titleCase } from '../larder/larder-entry.ts'
import type { Cast, Seat } from './cast.ts'
import { foodEntry } from './food-entry.ts'
import { foodsNamed } from './foods-named.ts'
import { type Table, writeText } from './write-steps.ts'

const TOOL_NAMES: Partial<Record<Tool, string>> = {
  'slow-cooker': 'Slow Cooker',
  'pressure-cooker': 'Pressure Cooker',
  'air-fryer': 'Air Fryer',
  microwave: 'Microwave',
}

/** If a tool was requested, such as a slow cooker, the title says so. */
export const withTool = (title: string, tool: Tool | null): string => {
  const name = tool && TOOL_NAMES[tool]
  return !name || title.includes(name)
    ? title
    : `${name} ${title.replace(/^(?:Roasted|Baked|Pan-Fried|Slow Cooker|Oven-Baked) /, '')}`
}

/** A way of cooking in a title, and the tools that cook so. */
const COOKED_IN: [word: RegExp, tools: Tool[]][] = [
  [/^(?:Oven-)?Baked /, ['oven']],
  [/^Oven-Roasted /, ['oven']],
  [/^(?:Roast|Roasted) /, ['oven', 'air-fryer', 'grill']],
  // Grilled cheese is a sandwich, whatever it is cooked in.
  [/^Grilled (?!Cheese\b)/, ['grill', 'oven']],
  [/^Pan-(?:Seared|Fried) /, ['stove']],
  [/^Air Fryer /, ['air-fryer']],
]

const COOKED_BY: Partial<Record<Tool, string>> = {
  ...TOOL_NAMES,
  grill: 'Grilled',
  oven: 'Baked',
  stove: 'Pan-Cooked',
}

/** No "Baked Salmon" from an air fryer: a title that begins with a way of cooking says the one that is used. */
export function withHeat(title: string, tool: Tool): string {
  const said = COOKED_IN.find(([word]) => word.test(title))
  const by = COOKED_BY[tool]
  if (!said || !by || said[1].includes(tool)) return title
  return title.replace(said[0], `${by} `)
}

/** An honest title: another main food renames the dish, and a lighter stand-in is named. */
export function titleOf(dish: BookDish, cast: Cast, table: Table): string {
  const isCrustless = [...dish.foods, ...(dish.leftOut ?? [])].some(
    ({ spare, role }) => spare === 'crust' && !cast.has(role),
  )
  return `${isCrustless ? 'Crustless ' : ''}${fullTitle(dish, cast, table)}`.replace(
    /\b(\w{3,}) \1\b/gi,
    '$1',
  )
}

/** The flour of a batter or a coating is not named in the title, but in the list of changes. */
const FLOUR = /^(?:flour-|chickpea-flour|coconut-flour)/

function fullTitle(dish: BookDish, cast: Cast, table: Table): string {
  if (dish.plain) return inTitle(dish.title, table)
  const others = [...cast.values()].flat().filter((seat) => seat.as !== 'usual' && !isSameByName(seat))
  const main = others.filter(({ part, as }) => part.job === 'main' && as !== 'lighter')
  const defining = others.filter(
    ({ part, as }) => part.defines && part.job !== 'main' && as !== 'lighter' && part.job !== 'sauce',
  )
  const light = others.find(
    ({ part, as, entry }) =>
      as === 'lighter' &&
      (part.job === 'starch' || part.defines) &&
      part.job !== 'sweet' &&
      !FLOUR.test(entry.food.id),
  )
  const renamed =
    dish.renamed && (main.length > 0 || defining.length > 0) ? inTitle(dish.renamed, table) : null
  const title = foodsNamed(withoutReplaced(renamed ?? withMain(dish.title, main), others), cast)
  // Foods asked for that no name contains are added, two at most.
  const sides = [...cast.values()]
    .flat()
    .filter(({ part }) => part.role.startsWith('beside-') && part.job === 'vegetable')
  const joined = [
    ...others.filter(({ as, firm, part }) => as === 'joined' && firm && part.job !== 'main'),
    ...sides,
  ]
  const beside = [...(light ? [light] : []), ...joined]
    .filter(({ entry }) => !title.includes(titles([entry])) && !title.includes(adjectives([entry])))
    .map(({ entry }) => titles([entry]))
    .slice(0, 2)
  return beside.length > 0 ? `${title}${/ with /i.test(title) ? ' and ' : ' with '}${and(...beside)}` : title
}

/** Puts another main food before the name, or replaces the one in it: "Tofu and Grits", "White Bean Soup". */
function withMain(title: string, main: Seat[]): string {
  if (main.length === 0) return title
  const said = adjectives(main.map(({ entry }) => entry))
  const named = main.flatMap(({ part }) => nameIn(title, part))[0]
  return named ? title.replace(named, said) : `${said} ${title}`
}

/** No "Honey Garlic Tofu" without honey. */
const withoutReplaced = (title: string, others: Seat[]): string =>
  others
    .filter(({ part }) => part.job === 'sweet')
    .reduce((said, { part, entry }) => {
      const named = nameIn(said, part)[0]
      return named ? said.replace(named, adjectives([entry])) : said
    }, title)

/** The word of a title that names the usual food of a part. */
function nameIn(title: string, part: DishFood): string[] {
  const word = usualTitle(part)?.split(' ')[0]
  return word && new RegExp(`\\b${word}\\b`).test(title) ? [word] : []
}

/** A template in title case, with foods as on a menu: "Black Bean Tacos". */
function inTitle(template: string, table: Table): string {
  const last = /\{[^}]*\}\]?$/.exec(template)
  const said = template.replace(/\{([a-z, -]+)\}/g, (whole, roles: string, at: number) => {
    const entries = roles
      .split(',')
      .flatMap((role) => table.seats(role.trim()))
      .map(({ entry }) => entry)
    if (entries.length === 0) return whole
    // Before another word a food's name is an adjective; at the end, or before "with", it is a noun.
    const rest = template.slice(at + whole.length)
    return last?.index === at || /^\]?(?:$| with| and|\[)/.test(rest)
      ? and(...entries.slice(0, 2).map((one) => titles([one])))
      : adjectives(entries)
  })
  return titleCase(writeText(said, table))
}

/** Chicken breast for thighs is still chicken. */
const isSameByName = ({ part, entry }: Seat): boolean => usualTitle(part) === entry.title

const usualTitle = (part: DishFood): string | undefined => foodEntry(idsOf(part)[0]!)?.title
