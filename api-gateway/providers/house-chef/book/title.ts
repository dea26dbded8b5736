import type { Tool } from '../../../brief/brief.ts'
import { type BookDish, type DishFood, idsOf } from '../../../dish-book/dish.ts'
import { adjectives, titles } from '../cooking.ts'
import { titleCase } from '../larder-entry.ts'
import { and } from '../lines.ts'
import type { Cast, Seat } from './cast.ts'
import { foodEntry } from './food-entry.ts'
import { type Table, writeText } from './write-steps.ts'

const TOOL_NAMES: Partial<Record<Tool, string>> = {
  'slow-cooker': 'Slow Cooker',
  'pressure-cooker': 'Pressure Cooker',
  'air-fryer': 'Air Fryer',
  microwave: 'Microwave',
}

/** Whoever asked for a slow cooker finds it in the name. */
export const withTool = (title: string, tool: Tool | null): string => {
  const name = tool && TOOL_NAMES[tool]
  return !name || title.includes(name)
    ? title
    : `${name} ${title.replace(/^(?:Roasted|Baked|Pan-Fried|Slow Cooker|Oven-Baked) /, '')}`
}

/** An honest title: another main food renames the dish, a lighter stand-in is said. */
export function titleOf(dish: BookDish, cast: Cast, table: Table): string {
  return fullTitle(dish, cast, table).replace(/\b(\w{3,}) \1\b/gi, '$1')
}

/** What a batter or a coating is made of is said beside the title, among what changed. */
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
  const prefix = main.length > 0 && !renamed ? `${adjectives(main.map(({ entry }) => entry))} ` : ''
  const title = renamed ?? `${prefix}${dish.title}`
  // What was asked for and stands in no name is said, two at most.
  const joined = others
    .filter(({ as, firm, part }) => as === 'joined' && firm && part.job !== 'main')
    .map(({ entry }) => titles([entry]))
  const beside = [...(light ? [titles([light.entry])] : []), ...joined]
    .filter((name) => !title.includes(name))
    .slice(0, 2)
  return beside.length > 0 ? `${title}${/ with /i.test(title) ? ' and ' : ' with '}${and(...beside)}` : title
}

/** A template in title case, with foods as a menu names them: "Black Bean Tacos". */
function inTitle(template: string, table: Table): string {
  const last = /\{[^}]*\}\]?$/.exec(template)
  const said = template.replace(/\{([a-z, -]+)\}/g, (whole, roles: string, at: number) => {
    const entries = roles
      .split(',')
      .flatMap((role) => table.seats(role.trim()))
      .map(({ entry }) => entry)
    if (entries.length === 0) return whole
    // Before another word a food is an adjective; at the end, or before "with", it is itself.
    const rest = template.slice(at + whole.length)
    return last?.index === at || /^\]?(?:$| with| and|\[)/.test(rest)
      ? and(...entries.slice(0, 2).map((one) => titles([one])))
      : adjectives(entries)
  })
  return titleCase(writeText(said, table))
}

/** Chicken breast for thighs is chicken. */
const isSameByName = ({ part, entry }: Seat): boolean => usualTitle(part) === entry.title

const usualTitle = (part: DishFood): string | undefined => foodEntry(idsOf(part)[0]!)?.title
