import { Counting } from './counting.ts'
import { readEntries } from './entries.ts'
import type { Answers, Found, Layout, Question } from './found.ts'
import { Placing } from './placing.ts'
import { ImportFailure, type ImportProblem } from './problem.ts'
import { type Recognized, recognizeJson, recognizeTable } from './recognize.ts'
import { kindOfText, problemOfBytes } from './sniff.ts'
import { type FileSource, headOf } from './source.ts'
import { surveyed } from './survey.ts'
import { isCertain } from './table.ts'
import { encodingOf, TextReader } from './text.ts'
import { zoneNamed } from './zone.ts'

const HEAD = 512 * 1024

export type InspectOptions = {
  /** Milliseconds since 1970. */
  now: number
  /** IANA zone for times without one: the browser's, until the person chooses another. */
  zone: string
  /** Answers so far. Called again with each answer, so the preview shows what will be read. */
  answers?: Answers
  /** Share of the file that was read, 0 to 1. */
  progress?: (share: number) => void
}

/** Says what is in a file and asks what it does not say. Stores nothing, and never throws because of a file's content. */
export async function inspect(
  source: FileSource,
  options: InspectOptions,
): Promise<Found | { problem: ImportProblem }> {
  try {
    const recognized = await recognize(source)
    return recognized.problem === null ? await found(source, recognized, options) : recognized
  } catch (error) {
    if (error instanceof ImportFailure) return { problem: error.problem }
    throw error
  }
}

async function recognize(source: FileSource): Promise<Recognized> {
  const head = await headOf(source, HEAD)
  const problem = problemOfBytes(head)
  if (problem) return { problem }
  const encoding = encodingOf(head)
  const reader = new TextReader(encoding)
  const isWhole = head.length === source.size
  const text = reader.push(head) + (isWhole ? reader.end() : '')
  const kind = kindOfText(text)
  if (kind.problem !== null) return kind
  return kind.kind === 'json' ? recognizeJson(text, encoding) : recognizeTable(text, encoding, isWhole)
}

async function found(
  source: FileSource,
  recognized: Extract<Recognized, { problem: null }>,
  options: InspectOptions,
): Promise<Found | { problem: ImportProblem }> {
  const { layout, questions } = await decided(source, recognized, options)
  const counting = new Counting()
  const placing = new Placing(zoneNamed(options.zone), options.now, counting.ready, counting.leftOut)
  let rows = 0
  let cutOff = false
  const isReadable = layout.format !== 'table' || layout.columns !== null
  if (isReadable) {
    for await (const step of readEntries(source, layout, placing.told, placing.row)) {
      const share = step.bytes / source.size
      options.progress?.('shape' in layout ? (1 + share) / 2 : share)
      rows = step.rows
      cutOff = step.isOpen
    }
    placing.finish()
    if (rows === 0) return { problem: 'no-rows' }
  }
  return {
    problem: null,
    format: layout.format,
    unit: 'unit' in layout ? layout.unit : null,
    dateOrder: 'dateOrder' in layout ? layout.dateOrder : null,
    zone: 'shape' in layout ? 'moments' : 'time-of-day',
    rows,
    ...counting.result(),
    clock: placing.clock,
    cutOff,
    questions: 'shape' in layout ? [...questions, { ask: 'zone' }] : questions,
    layout,
  }
}

/** The layout with everything the file or the person says, and the remaining questions. */
async function decided(
  source: FileSource,
  { layout, title, columns, guess }: Extract<Recognized, { problem: null }>,
  options: InspectOptions,
): Promise<{ layout: Layout; questions: Question[] }> {
  if (!('shape' in layout)) return { layout, questions: [] }
  const { answers = {} } = options
  // A table is read twice: the first time for what its dates and units are.
  const half = { ...options, progress: (share: number) => options.progress?.(share / 2) }
  if (layout.format !== 'table') return surveyed(source, layout, title, half)
  const asked: Question[] =
    answers.columns || isCertain(columns, guess) ? [] : [{ ask: 'columns', columns, guess }]
  const known =
    answers.columns ?? (guess.time === undefined ? null : { value: null, ...guess, time: guess.time })
  if (!known) return { layout, questions: asked }
  const surveyedNow = await surveyed(source, { ...layout, columns: known }, title, half)
  return { layout: surveyedNow.layout, questions: [...asked, ...surveyedNow.questions] }
}
