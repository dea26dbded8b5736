import type { Course } from '../brief/brief.ts'
import type { BookDish, DishFood, DishWay } from './dish.ts'
import { expand } from './expand.ts'
import { inTwo } from './last-step.ts'
import { toolsOf, wayWith } from './ways.ts'

/** What a meal is built on, most important first: a drink is never the main part beside tacos. */
const COURSES: Course[] = [
  'main',
  'breakfast',
  'sandwich',
  'soup',
  'salad',
  'cake',
  'cookies',
  'dessert',
  'snack',
  'side',
  'bread',
  'dip',
  'sauce',
  'drink',
]

/** Share of a usual serving when there is another dish with it. */
const SHARE = 0.75

/** Two dishes as one meal, the main one first; its id is their two ids joined by a plus. */
export function together(one: BookDish, other: BookDish): BookDish {
  const [main, side] =
    COURSES.indexOf(other.course) < COURSES.indexOf(one.course) ? [other, one] : [one, other]
  const renamedRoles = new Map(side.foods.map(({ role }) => [role, `side-${role}`]))
  const withSide = ` ${/ with /i.test(main.title) ? 'and' : 'with'} ${side.title}`
  return {
    ...main,
    id: `${main.id}+${side.id}`,
    title: `${main.title}${withSide}`,
    ...(main.renamed ? { renamed: `${main.renamed}${withSide}` } : {}),
    en: [],
    description: `${main.description} Served with ${side.title.toLowerCase()}.`,
    foods: [...main.foods, ...side.foods.map((food) => besideMain(food, renamedRoles))],
    ways: waysOf(main, side, renamedRoles),
  }
}

function besideMain(food: DishFood, roles: ReadonlyMap<string, string>): DishFood {
  const { role, grams, least, most } = food
  // Slices and tortillas are served whole.
  const share = food.unit === 'slice' || food.unit === 'piece' ? 1 : SHARE
  return {
    ...food,
    role: roles.get(role)!,
    grams: grams * share,
    ...(least === undefined ? {} : { least: least * Math.min(share, 0.6) }),
    ...(most === undefined ? {} : { most: most * share }),
  }
}

function waysOf(main: BookDish, side: BookDish, roles: ReadonlyMap<string, string>): DishWay[] {
  return toolsOf(main).flatMap((tool) => {
    const way = wayWith(main, tool)
    if (!way) return []
    const own = side.ways.filter((one) => one.tool === tool)
    const others = side.ways.filter((one) => one.tool !== tool)
    return [...own, ...others].map((one) => bothWays([main, way], [side, one], roles))
  })
}

type Cooked = [dish: BookDish, way: DishWay]

/** The longer one is started first; the other is made while it cooks. */
function bothWays([main, way]: Cooked, [side, sideWay]: Cooked, roles: ReadonlyMap<string, string>): DishWay {
  const mainSteps = stepsOf(way)
  const sideSteps = stepsOf(sideWay).map((step) => withRoles(withoutBatches(step), roles))
  const first = minutesOf(sideSteps) > minutesOf(mainSteps)
  // A longer main dish keeps its technique calls: the minutes of a pasta dish are counted by its pasta call.
  const counted = [...way.steps.slice(0, -1), mainSteps.at(-1)!]
  const [long, short] = first ? [sideSteps, mainSteps] : [counted, sideSteps]
  const [longTitle, shortTitle] = first ? [side.title, main.title] : [main.title, side.title]
  const [cooking, serving] = finish(notYetServed(long))
  return {
    tool: way.tool,
    prep: way.prep + Math.round(sideWay.prep * 0.6),
    steps: [
      ...forDish(longTitle, cooking),
      ...forDish(
        shortTitle,
        inOneOven(notYetServed(short), first ? sideSteps : mainSteps).map(meanwhile),
        'Meanwhile, for',
      ),
      ...finishing(longTitle, serving),
      `Serve the ${main.title.toLowerCase()} with the ${side.title.toLowerCase()}.`,
    ],
    ...(way.load ? { load: way.load } : {}),
    ...(way.waits || sideWay.waits ? { waits: Math.max(way.waits ?? 0, sideWay.waits ?? 0) } : {}),
  }
}

const stepsOf = ({ steps, tool }: DishWay): string[] => steps.map((step) => expand(step, tool) ?? step)

/** What is done at the table waits until the other dish is ready, too. */
function finish(steps: readonly string[]): [cooking: string[], serving: string] {
  const [cooks, serves] = inTwo(steps.at(-1)!)
  if (steps.length < 2) return [[...steps], '']
  const cooking = cooks ? [...steps.slice(0, -1), serves ? cooks : steps.at(-1)!] : steps.slice(0, -1)
  return [cooking, cooks ? serves : steps.at(-1)!]
}

const finishing = (title: string, serving: string): string[] => {
  if (!serving) return []
  return /^[[ ]*Serve\b/.test(serving) ? [serving] : forDish(title, [serving], 'To finish')
}

/** Two dishes are served once, together. */
function notYetServed(steps: readonly string[]): string[] {
  const last = steps
    .at(-1)!
    .replace(/(?:^|(?<=[.\]]) ?)Serve(?: hot| warm| cold| at once| right away)?\.$/, '')
    .trim()
  return last ? [...steps.slice(0, -1), last] : steps.slice(0, -1)
}

const forDish = (title: string, [first = '', ...rest]: string[], word = 'For'): string[] => [
  `${word} the ${title.toLowerCase()}: ${/^[A-Z]/.test(first) ? `${first.charAt(0).toLowerCase()}${first.slice(1)}` : first}`,
  ...rest,
]

const OVEN = /Heat the oven to (\d+) °F \(\d+ °C\)\./

/** One oven has one heat: what joins a dish that is baked is watched, not timed. */
function inOneOven(steps: readonly string[], beside: readonly string[]): string[] {
  const heat = OVEN.exec(beside.join(' '))?.[1]
  return steps.map((step) =>
    step.replace(OVEN, (whole, own: string) =>
      heat === undefined
        ? whole
        : own === heat
          ? 'Use the same oven.'
          : `Use the same oven, although ${own} °F would be usual: go by how it looks, not by the minutes.`,
    ),
  )
}

const TIME = /\{(?=(?:\d x )?\d+(?:\.\d+)?(?: to \d+(?:\.\d+)?)? (?:min|hr|sec)\b)/g

const meanwhile = (step: string): string => step.replace(TIME, '{~')

/** Pans are counted for the main dish only. */
const withoutBatches = (step: string): string =>
  step.replace(/\[[^[\]{}]*\{batches\}[^[\]{}]*\]/g, '').replaceAll('{batches}', 'in batches')

const LONG = /\{(?:(\d) x )?(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? (min|hr|sec)\b/g

const minutesOf = (steps: string[]): number =>
  steps
    .flatMap((step) => [...step.matchAll(LONG)])
    .reduce(
      (sum, [, times = '1', least, most = least, unit]) =>
        sum + Number(times) * Number(most) * (unit === 'hr' ? 60 : unit === 'sec' ? 1 / 60 : 1),
      0,
    )

/** The same step with its roles renamed. */
function withRoles(step: string, roles: ReadonlyMap<string, string>): string {
  const named = (list: string) =>
    list
      .split(',')
      .map((role) => roles.get(role.trim()) ?? role.trim())
      .join(', ')
  return step
    .replace(/\[(if|no) ([\w, -]+):/g, (_, word: string, list: string) => `[${word} ${named(list)}:`)
    .replace(/\[([\w-]+) (is|not) ([\w| -]+):/g, (whole, role: string, word: string, ids: string) =>
      roles.has(role) ? `[${roles.get(role)} ${word} ${ids}:` : whole,
    )
    .replace(/\{([^{}]+)\}/g, (whole, inner: string) => {
      const timed = /^(.* of )([\w-]+)( [\w-]+)$/.exec(inner)
      if (timed) return `{${timed[1]}${roles.get(timed[2]!) ?? timed[2]}${timed[3]}}`
      const word = /^(it|is|has|done|ready) (.+)$/.exec(inner)
      if (word) return `{${word[1]} ${named(word[2]!)}}`
      return /^[~\d]|^batches$/.test(inner) ? whole : `{${named(inner)}}`
    })
}
