import { BROUGHT } from '@evenplate/domain/brought-recipe'
import { isAppError } from '@evenplate/domain/errors'
import { randomUuid } from '@evenplate/domain/random-uuid'
import type { Platform } from '@evenplate/platform/contract'
import type { OpenFiles } from '../../archive/worker/ask-worker.ts'
import { itemOf, MOST_BROUGHT } from '../../state/brought.ts'
import { addItems, changeFile, useBrought } from '../../state/brought-store.ts'
import { glanceAt } from './glance-at.ts'
import { PROBLEM_WORDS } from './problem-words.ts'
import { readOne } from './read-one.ts'

/** A file waiting to be read, only in memory. */
export type WaitingFile = { key: string; name: string; text: string }

/**
 * Opens what was dropped, and names each of its files in the list.
 * @throws what `open` throws
 */
export async function listFiles(
  open: OpenFiles,
  files: readonly File[],
  signal: AbortSignal,
): Promise<WaitingFile[]> {
  const waiting: WaitingFile[] = []
  for await (const opened of open(files, signal)) {
    const key = randomUuid()
    const { name } = opened
    const problem =
      'problem' in opened ? opened.problem : opened.text.length > BROUGHT.file ? ('too-large' as const) : null
    if ('text' in opened && problem === null) waiting.push({ key, name, text: opened.text })
    const said = problem === null ? [] : [PROBLEM_WORDS[problem]]
    const file = { key, name, state: problem === null ? ('waiting' as const) : ('failed' as const), said }
    useBrought.setState((before) => ({ files: [...before.files, file] }))
  }
  return waiting
}

/**
 * Reads files one after another, each with its own request, and counts what was read. Finished files are removed from
 * `waiting`, so that a stopped run can continue.
 * @throws what `signal` was aborted with, or AppError if the next file would fail the same way: `offline`,
 * `bring_limit`
 */
export async function readFiles(
  platform: Pick<Platform, 'api' | 'telemetry'>,
  waiting: WaitingFile[],
  remembered: Parameters<typeof glanceAt>[2],
  signal: AbortSignal,
): Promise<void> {
  for (let [file] = waiting; file; [file] = waiting) {
    changeFile(file.key, { state: 'reading' })
    try {
      await readFile(platform, file, remembered, signal)
    } catch (error) {
      if (signal.aborted || endsAll(error)) {
        changeFile(file.key, { state: 'waiting' })
        throw error
      }
      platform.telemetry.error(error)
      changeFile(file.key, { state: 'failed', said: [wordsOf(error)] })
    }
    waiting.shift()
  }
}

async function readFile(
  platform: Pick<Platform, 'api' | 'telemetry'>,
  { key, name, text }: WaitingFile,
  remembered: Parameters<typeof glanceAt>[2],
  signal: AbortSignal,
): Promise<void> {
  if (useBrought.getState().items.length >= MOST_BROUGHT)
    return changeFile(key, { state: 'failed', said: [FULL] })
  const request = { from: 'file', name: name.slice(-BROUGHT.fileName), text } as const
  const { recipes, notUnderstood } = await readOne(platform.api, request, signal)
  const room = MOST_BROUGHT - useBrought.getState().items.length
  // Notes about a file with several recipes belong to the file.
  const ofOne = recipes.length === 1 ? notUnderstood : []
  const items = recipes.slice(0, room).map((recipe) => itemOf(randomUuid(), recipe, name, ofOne))
  addItems(items)
  for (const item of items) await glanceAt(platform, item, remembered, signal)
  const ofFile = recipes.length === 1 ? [] : notUnderstood
  const said = recipes.length > room ? [...ofFile, FULL] : ofFile
  changeFile(key, { state: items.length > 0 ? 'read' : 'nothing', said })
}

const FULL = `This tab has ${MOST_BROUGHT} recipes. Remove some to bring more.`

const ENDS: ReadonlySet<string> = new Set(['offline', 'bring_limit', 'unauthorized', 'request_limit', 'busy'])
const endsAll = (error: unknown) => isAppError(error) && ENDS.has(error.code)

const wordsOf = (error: unknown) =>
  isAppError(error) && error.code !== 'unexpected' ? error.message : 'We could not read it just now.'
