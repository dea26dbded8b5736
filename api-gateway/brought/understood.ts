import type { BroughtLine, Mend, UnderstoodLine } from '@evenplate/domain/brought-recipe'
import type { Figures, LineFigures } from '@evenplate/domain/recipe'
import type { Steps } from '@evenplate/domain/steps'
import { saidOf, sureOf } from '@evenplate/nutrition/figures/how-understood'
import { phraseOf } from '@evenplate/nutrition/reading/mended-line'
import { readLine } from '@evenplate/nutrition/reading/read-line'
import type { Mended } from './mended.ts'

type Counted = {
  lines: readonly BroughtLine[]
  /** For each line of the figures, its position among all lines. */
  placed: readonly { at: number }[]
  figures: Pick<Figures, 'lines'>
  mended: Mended
}

/** Each line as it was understood, without headings. One line per step. */
export function* understoodIn({ lines, placed, figures, mended }: Counted): Steps<UnderstoodLine[]> {
  const counted = new Map(placed.map(({ at }, index) => [at, figures.lines[index]]))
  const mends = new Map(mended.mends.map((mend) => [mend.line, mend]))
  const found: UnderstoodLine[] = []
  for (const [line, { kind, text }] of lines.entries()) {
    yield
    if (kind === 'heading' || text === '') continue
    const english = mended.inEnglish.get(line)
    const own = { line, text, phrase: phraseOf(english ?? text) }
    const now = counted.get(line)
    const mend = mends.get(line)
    if (!now) found.push({ ...own, ...leftOut(english ?? text, mend) })
    else if (!mend)
      found.push({ ...own, ...(english === undefined ? asRead(now) : asTranslated(now, english)) })
    else found.push({ ...own, ...asSaid(now, mend, mended.remembered.has(line)) })
  }
  return found
}

const REMEMBERED = 'As you said last time.'

type Understood = Omit<UnderstoodLine, 'line' | 'text' | 'phrase'>

const asRead = (line: LineFigures): Understood => ({
  food: foodOf(line),
  grams: line.grams,
  carbs: line.nutrition.carbs,
  sure: sureOf(line),
  note: saidOf(line),
  leftOut: false,
})

/** A line in another language is as certain as its English version, and never exact. */
function asTranslated(line: LineFigures, english: string): Understood {
  const read = asRead(line)
  const note = [`Read as “${english}”.`, read.note].filter(Boolean).join(' ')
  return { ...read, sure: read.sure === 'exact' ? 'likely' : read.sure, note }
}

/**
 * What a person stated is not in doubt: a food they named, a weight they gave. Still in doubt: what cannot be counted
 * even so, and what only a file states.
 */
function asSaid(line: LineFigures, { food, grams, ofFile }: Mend, isRemembered: boolean): Understood {
  const read = asRead(line)
  if (read.sure === 'unknown') return read
  if (ofFile) {
    const said = [food && !isRemembered && read.food?.name, grams !== undefined && `${grams} g`]
    return { ...read, sure: 'likely', note: `As the file says: ${said.filter(Boolean).join(', ')}.` }
  }
  const sure = grams === undefined && line.carbsBetween ? 'likely' : 'exact'
  return { ...read, sure, note: isRemembered ? REMEMBERED : '' }
}

function leftOut(text: string, mend: Mend | undefined): Understood {
  const { food, grams } = readLine(text)
  return {
    food: food && { id: food.id, name: food.name },
    grams,
    carbs: null,
    sure: mend?.ofFile ? 'likely' : 'exact',
    note: mend?.ofFile ? 'Left out, as the file says.' : 'Left out.',
    leftOut: true,
  }
}

/** A line of several foods has a name but no id, because it means no single food of the table. */
const foodOf = ({ food, foodId }: LineFigures): UnderstoodLine['food'] =>
  food === null || foodId === null ? null : { id: foodId, name: food }
