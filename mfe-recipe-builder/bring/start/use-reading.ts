import type { BringRequest } from '@evenplate/domain/brought-recipe'
import { ERRORS, isAppError, toldOf } from '@evenplate/domain/errors'
import { randomUuid } from '@evenplate/domain/random-uuid'
import { usePlatform } from '@evenplate/platform/define-remote'
import { create } from 'zustand'
import { type OpenFiles, openInWorker } from '../../archive/worker/ask-worker.ts'
import { itemOf } from '../../state/brought.ts'
import { addItems, useBrought } from '../../state/brought-store.ts'
import { beginReading, stopReading } from '../../state/reading-job.ts'
import { listFiles, readFiles, type WaitingFile } from '../reading/read-files.ts'
import { readOne, requestOf } from '../reading/read-one.ts'
import type { Remembering } from '../use-remembered.ts'

/** What is being read, or why it could not be read. */
export type ReadingState =
  | { at: 'rest' }
  | { at: 'pasted' | 'link' | 'opening' | 'files' }
  /** For files: those still waiting can be resumed. */
  | { at: 'stopped'; message: string | null }
  | { at: 'failed'; of: 'pasted' | 'link' | 'files'; title: string; said: readonly string[] }

/** Outside React: reading continues while another view of the builder is open. */
export const useReadingState = create<{ state: ReadingState; waiting: WaitingFile[]; total: number }>()(
  () => ({
    state: { at: 'rest' },
    waiting: [],
    total: 0,
  }),
)

/**
 * Begins reading what somebody brings, one thing at a time. `onOne`: called with the key of a recipe that was brought
 * alone.
 */
export function useReading(
  { told }: Remembering,
  onOne: (key: string) => void,
  open: OpenFiles = openInWorker,
) {
  const platform = usePlatform()
  const become = (state: ReadingState) => useReadingState.setState({ state })

  async function read(of: 'pasted' | 'link', request: () => BringRequest): Promise<void> {
    const signal = beginReading()
    become({ at: of })
    try {
      const { recipes, notUnderstood } = await readOne(platform.api, request(), signal)
      if (recipes.length === 0)
        return become({ at: 'failed', of, title: 'We found no recipe in it.', said: notUnderstood })
      const items = recipes.map((recipe) => itemOf(randomUuid(), recipe, null, notUnderstood))
      addItems(items)
      useBrought.setState(of === 'link' ? { link: '' } : { pasted: '' })
      become({ at: 'rest' })
      const [only, ...more] = items
      if (only && more.length === 0) onOne(only.key)
    } catch (error) {
      if (signal.aborted) return become({ at: 'rest' })
      platform.telemetry.error(error)
      become({ at: 'failed', of, title: wordsOf(error), said: [] })
    }
  }

  async function readWaiting(signal: AbortSignal): Promise<void> {
    const { waiting } = useReadingState.getState()
    const before = useBrought.getState().items.length
    const isOne = waiting.length === 1
    become({ at: 'files' })
    try {
      await readFiles(platform, waiting, told, signal)
      become({ at: 'rest' })
      const { items } = useBrought.getState()
      const [only] = items.slice(before)
      if (isOne && only && items.length === before + 1) onOne(only.key)
    } catch (error) {
      if (!signal.aborted) platform.telemetry.error(error)
      become({ at: 'stopped', message: signal.aborted ? null : wordsOf(error) })
    }
  }

  return {
    readPasted: () => void read('pasted', () => requestOf(useBrought.getState().pasted)),
    readLink: () =>
      void read('link', () => ({ from: 'link', link: withScheme(useBrought.getState().link.trim()) })),
    async readDropped(files: readonly File[]) {
      if (files.length === 0) return
      const signal = beginReading()
      become({ at: 'opening' })
      try {
        const found = await listFiles(open, files, signal)
        useReadingState.setState(({ waiting }) => {
          const all = [...waiting, ...found]
          return { waiting: all, total: all.length }
        })
      } catch (error) {
        if (signal.aborted) return become({ at: 'rest' })
        platform.telemetry.error(error)
        return become({ at: 'failed', of: 'files', title: 'We could not open these files.', said: [] })
      }
      await readWaiting(signal)
    },
    goOn: () => void readWaiting(beginReading()),
    stop: stopReading,
    leaveRest() {
      const { waiting } = useReadingState.getState()
      const left = new Set(waiting.map(({ key }) => key))
      useBrought.setState(({ files }) => ({ files: files.filter(({ key }) => !left.has(key)) }))
      useReadingState.setState({ state: { at: 'rest' }, waiting: [] })
    },
  }
}

export type Reading = ReturnType<typeof useReading>

/** People leave it out. */
const withScheme = (link: string): string => (/^[a-z]+:/i.test(link) ? link : `https://${link}`)

const wordsOf = (error: unknown): string => (isAppError(error) ? toldOf(error) : ERRORS.unexpected.message)
