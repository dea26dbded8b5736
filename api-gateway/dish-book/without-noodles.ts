import type { BookDish, DishFood, DishWay } from './dish.ts'
import { expand } from './expand.ts'
import { rangeOf } from './range.ts'

/** A vegetable that is cut into strands and eaten in place of noodles, for who may have no noodles of any kind. */
const STRANDS = 'zucchini'

/** Strands cooked for longer than this many minutes fall apart. */
const TENDER = 3

const NOODLES = /pasta|noodles|^(?:fusilli|soba|udon|ramen|egg-noodles)/

/** Shells are filled, and sheets are layered. */
const isFilled = ({ title }: BookDish, { role, use }: DishFood): boolean =>
  /^lasagna|tortellini|ravioli/.test(use) || role === 'shells' || /\bStuffed\b/.test(title)

const made = new WeakMap<BookDish, Map<DishFood, BookDish | null>>()

/** The dish with strands of a vegetable in place of its noodles. Null if its steps simmer the noodles, or crisp them. */
export function onStrands(dish: BookDish, part: DishFood, mayBe: (id: string) => boolean): BookDish | null {
  const { job, use, lighter = '' } = part
  const [usual = ''] = use.split(' ')
  if (job !== 'starch' || !NOODLES.test(usual) || isFilled(dish, part)) return null
  if (!mayBe(STRANDS) || lighter.split(' ').includes(STRANDS)) return null
  const known = made.get(dish) ?? new Map<DishFood, BookDish | null>()
  made.set(dish, known)
  if (!known.has(part)) known.set(part, withStrands(dish, part))
  return known.get(part)!
}

function withStrands(dish: BookDish, part: DishFood): BookDish | null {
  const ways = dish.ways.flatMap((way) => wayOf(way, part.role) ?? [])
  if (ways.length === 0) return null
  const other = { ...part, ...rangeOf(dish, part), lighter: `${part.lighter ?? ''} ${STRANDS}`.trim() }
  return { ...dish, foods: dish.foods.map((one) => (one === part ? other : one)), ways }
}

function wayOf(way: DishWay, role: string): DishWay | null {
  const steps = way.steps.map((step) => stepOf(step, role, way))
  return steps.includes(null) ? null : { ...way, steps: (steps as string[]).filter(Boolean) }
}

/** The step with the strands cut where noodles are boiled, soaked or rinsed. Null if it cooks them too long. */
function stepOf(step: string, role: string, { tool }: DishWay): string | null {
  if (!step.includes(role)) return step
  const cut = `Cut the {${role}} into long, thin strips.`
  const quick = step.includes(`[${role} is `)
    ? step
    : step
        .replace(`@boil-pasta ${role}`, `@cook-pasta ${role}`)
        .replace(
          new RegExp(`@add-to-soup ((?:[\\w-]+,)*${role}(?:,[\\w-]+)*) for=\\d+`),
          `${cut} @add-to-soup $1 for=${TENDER}`,
        )
  const text = expand(quick, tool)
  if (text === null) return step
  const said = (text.includes(`[${role} is ${STRANDS}`) ? text : rinsed(text, role, cut))
    .replace(new RegExp(`\\[${role} not ([\\w| -]+):`, 'g'), (whole, foods: string) =>
      foods.split('|').includes(STRANDS) ? whole : `[${role} not ${foods}|${STRANDS}:`,
    )
    .replace(
      new RegExp(`(?:Boil|Cook|Soak) the \\{${role}\\}[^.]*\\.(?: Drain[^.{]*\\.)?`, 'g'),
      (whole, at: number, all: string) => (depthAt(all, at) === 0 ? cut : whole),
    )
    .replace(`Bring a large pot of salted water to a boil. ${cut}`, cut)
  return overcooks(said, role) ? null : said
}

/** Strands are cut where the steps rinse shirataki. */
const rinsed = (text: string, role: string, cut: string): string =>
  text.replace(
    new RegExp(`\\[${role} is shirataki: ?((?:[^\\[\\]]|\\[[^\\[\\]]*\\])*)\\]`, 'g'),
    (_, rinse: string) =>
      `[${role} is ${STRANDS}: ${rinse.replace(new RegExp(`Rinse the \\{${role}\\}(?:[^.]|\\.(?= Dry in))*\\.`), cut)}]`,
  )

const depthAt = (text: string, at: number): number =>
  text.slice(0, at).split('[').length - text.slice(0, at).split(']').length

/** Whether a sentence outside of clauses keeps the strands on the heat for longer than they bear, or wants them crisp. */
function overcooks(text: string, role: string): boolean {
  const open = text.replace(/\[(?:[^[\]]|\[[^[\]]*\])*\]/g, '')
  return open
    .split(/\. /)
    .filter((sentence) => new RegExp(`\\{[^}]*\\b${role}\\b[^}]*\\}`).test(sentence))
    .some((sentence) => {
      const minutes = [...sentence.matchAll(/\{(?:\d+ to )?(\d+) min/g)].map(([, most]) => Number(most))
      return /crisp|golden/.test(sentence) || minutes.some((most) => most > TENDER + 2)
    })
}
