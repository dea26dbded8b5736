import type { BookDish, DishWay } from './dish.ts'

/** An oven is slower than an air fryer, and hotter for that. */
const SLOWER = 1.4
const HOT = '425 °F (220 °C)'

const NOT_BAKED = /pan-?seared|saut[ée]/i
const COOKS = /air[- ]?fr|\bcook\b/i

/** What crisps in an air fryer crisps in a hot oven: the same steps on a sheet pan. Null for a dish without a way for an air fryer. */
export function ovenWay(dish: BookDish): DishWay | null {
  const fryer = dish.ways.find(({ tool }) => tool === 'air-fryer')
  if (!fryer || NOT_BAKED.test(dish.title)) return null
  const steps = fryer.steps.map(inOven)
  if (/air[- ]?fr|basket/i.test(steps.join(' '))) return null
  const { load: _, ...way } = fryer
  const [first = '', ...rest] = steps
  return {
    ...way,
    tool: 'oven',
    steps: /Heat the oven/.test(steps.join(' ')) ? steps : [`Heat the oven to ${HOT}. ${first}`, ...rest],
    ...(fryer.load
      ? { load: { roles: fryer.load.roles, grams: 900, minutes: 5, of: 'sheets' as const } }
      : {}),
  }
}

const inOven = (step: string): string =>
  step
    .split(/(?<=\.)(?= )/)
    .map((sentence) =>
      COOKS.test(sentence) && !/microwave|skillet|small pan/.test(sentence) ? baked(sentence) : sentence,
    )
    .join('')

const DEGREES = '\\d+ °F \\(\\d+ °C\\)'

const baked = (sentence: string): string =>
  slower(
    sentence
      .replace(new RegExp(`Heat the air fryer to ${DEGREES}`), `Heat the oven to ${HOT}`)
      .replace(new RegExp(`Air-fry at ${DEGREES}( in one layer)?`), 'Bake in one layer on an oiled sheet pan')
      .replace(
        new RegExp(`Cook( the \\{[^}]*\\})? in the air fryer at ${DEGREES}( in one layer)?`),
        'Bake$1 in one layer on an oiled sheet pan',
      )
      .replace(/\bCook in one layer/, 'Bake in one layer on an oiled sheet pan')
      .replace(/\band cook in one layer/, 'and bake in one layer on an oiled sheet pan')
      .replace(/\bCook(?= the \{|\[)/, (_, at: number, all: string) =>
        all.startsWith('[', at + 4) ? 'Bake in one layer on an oiled sheet pan' : 'Bake',
      )
      .replace(/on an oiled sheet of parchment in the basket/, 'on a sheet pan lined with oiled parchment')
      .replace(/on oiled parchment/, 'on a sheet pan lined with oiled parchment')
      .replace(/\band cook\b/, 'and bake')
      .replace(/shaking the basket/, 'stirring')
      .replace(/shaking/, 'turning'),
  )

const slower = (sentence: string): string =>
  /\b[Bb]ake\b/.test(sentence)
    ? sentence.replace(/\{(\d+) min/, (_, minutes: string) => `{${Math.round(Number(minutes) * SLOWER)} min`)
    : sentence
