import type { Answer, Reading } from '@evenplate/domain/brief'
import type { LineFigures } from '@evenplate/domain/recipe'
import { readLine } from '@evenplate/nutrition/reading/read-line'
import { DISHES, dishById } from '../../dish-book/dishes/all-dishes.ts'
import { BOUNDED, type Limit, type Tool } from '../brief.ts'
import { ofFigure } from '../readings.ts'
import { type Asked, TOOLS, UNKNOWN, UNSURE, WORDS } from './answers.ts'

/**
 * Reads back what was asked for from the answers on a recipe, so that they can be worked out again after the dish has changed. An
 * answer that is not one of our sentences asks for nothing.
 * @param lines of the dish before the change: they match foods to the words the person used
 */
export function askedIn(
  answers: readonly Answer[],
  readings: Reading[],
  lines: readonly LineFigures[],
): Asked {
  const asked: Asked = {
    dish: null,
    foods: [],
    instead: [],
    limits: [],
    minutes: null,
    servings: 0,
    servingsSaid: false,
    tools: { use: null, without: [] },
    unwanted: [],
    readings,
  }
  for (const { reading, text } of answers) take(asked, reading, text, lines)
  return asked
}

function take(asked: Asked, reading: string, text: string, lines: readonly LineFigures[]): void {
  const people = /^You cook for (\d{1,2})[:;]/.exec(text)
  const minutes = /^You have (\d{1,4}) minutes[:;]/.exec(text)
  const limit = LIMIT.exec(text)
  const aDay = /^You have (\d{2,4}) (g of carbs|calories) a day[:;]/.exec(text)
  const other = /^You asked for (\d{1,3}) g of carbs for your ([a-z]{2,20}): /.exec(text)
  const tool =
    /^You asked for (?:no )?([a-z ]{1,40})[:;] (?:that is how|it is made|none is used|this uses)/.exec(text)
  const food = /^You asked for (.{1,200})(?:: it is in(?: this dish)?\.|; it is not in this dish\.)$/.exec(
    text,
  )
  if (people) Object.assign(asked, { servings: Number(people[1]), servingsSaid: true })
  else if (minutes) asked.minutes = Number(minutes[1])
  else if (aDay)
    asked.aDay = { figure: aDay[2] === 'calories' ? 'calories' : 'carbs', value: Number(aDay[1]) }
  else if (other) asked.others = [...(asked.others ?? []), { who: other[2] ?? '', value: Number(other[1]) }]
  else if (limit) asked.limits.push(limitOf(limit))
  else if (text.startsWith(UNKNOWN) && text.endsWith(UNSURE))
    asked.unwanted?.push(text.slice(UNKNOWN.length, -UNSURE.length))
  else if (reading.startsWith('dish:')) takeDish(asked, text)
  else if (tool?.[1]) takeTool(asked, tool[1], /^You asked for no /.test(text))
  else if (food?.[1]) asked.foods.push({ said: food[1], ids: idsOf(food[1], lines) })
}

const KINDS = Object.keys(WORDS) as Limit['kind'][]
const LIMIT = new RegExp(
  `^You asked for (${KINDS.map((kind) => WORDS[kind]).join('|')}) (\\d{1,5}(?:\\.\\d{1,2})?) ((?:g of (?:net carbs|[a-z]+)|calories))[:;]`,
)

function limitOf([, word, value, unit]: RegExpExecArray): Limit {
  const kind = KINDS.find((one) => WORDS[one] === word) ?? 'about'
  const figure = BOUNDED.find((one) => ofFigure(one) === unit) ?? 'carbs'
  return { figure, kind, value: Number(value) }
}

function takeDish(asked: Asked, text: string): void {
  const [, said, is] =
    /^You asked for (.{1,200}?)(?:: this is (.{1,200})\.|; this is (?:another|a different) dish\.)$/.exec(
      text,
    ) ?? []
  const title = is === undefined || is === 'it' ? said : is
  const dish = DISHES.find(({ id }) => dishById(id)?.title.toLowerCase() === title)
  if (said) asked.dish = { id: dish?.id ?? null, said }
}

function takeTool({ tools }: Asked, said: string, isNone: boolean): void {
  const named = (Object.keys(TOOLS) as Tool[]).find(
    (tool) => (isNone ? TOOLS[tool].replace(/^(?:the|an?) /, '') : TOOLS[tool]) === said,
  )
  // "You asked for no cooking" names a way to make it; every other "no" excludes a tool.
  if (isNone && named && named !== 'none') tools.without.push(named)
  else tools.use = isNone ? 'none' : (named ?? tools.use)
}

/** The food it names, read as an ingredient line would be, and the foods of lines that contain its words. */
function idsOf(said: string, lines: readonly LineFigures[]): string[] {
  const words = said.toLowerCase()
  const named = lines.filter(({ line }) => line.toLowerCase().includes(words))
  return [readLine(`100 g ${said}`).food?.id, ...named.map(({ foodId }) => foodId)].filter(
    (id) => typeof id === 'string',
  )
}
