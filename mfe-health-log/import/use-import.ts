import type { Answers, Found, ImportProblem } from '@evenplate/glycemia/import/import'
import { usePlatform } from '@evenplate/platform/define-remote'
import { useEffect, useRef, useState } from 'react'
import { takeBack } from '../data/imports.ts'
import { queryClient } from '../data/queries.ts'
import { type ImportJob, type ImportProgress, runImport } from './run-import.ts'
import { inspectFile, type OpenReader, ReadingFailed } from './worker/ask-worker.ts'

/** How to read a file: the person's answers, and its clock's time zone. */
export type Said = { answers: Answers; zone: string; insulin: boolean }

export type ImportState =
  | { at: 'start' }
  | { at: 'looking'; share: number }
  | { at: 'refused'; problem: ImportProblem | 'reader' }
  | { at: 'found'; found: Found; isLooking: boolean }
  | { at: 'importing'; progress: ImportProgress }
  /** Stopped, by the person or by `error`; what was sent so far is in the log. */
  | { at: 'halted'; progress: ImportProgress; error: unknown }
  | { at: 'done'; progress: ImportProgress }
  | { at: 'taking-back'; removed: number }
  | { at: 'taken-back'; removed: number }
  | { at: 'not-taken-back'; error: unknown }

const NOTHING: ImportProgress = { added: 0, known: 0, share: 0, isWaiting: false }

/** One import of a member, from choosing a file to its end. `now`: the clock, milliseconds since 1970. */
export function useImport(userId: string, open: OpenReader, now: () => number = Date.now) {
  const { db, telemetry } = usePlatform()
  const [state, setState] = useState<ImportState>({ at: 'start' })
  const [said, setSaid] = useState<Said>(() => ({
    answers: {},
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    insulin: false,
  }))
  const work = useRef<AbortController>(null)
  const file = useRef<Blob>(null)
  const job = useRef<ImportJob>(null)
  useEffect(() => () => work.current?.abort(), [])

  function begin(): AbortSignal {
    work.current?.abort()
    work.current = new AbortController()
    return work.current.signal
  }

  async function look(next: Said): Promise<void> {
    const blob = file.current
    if (!blob) return
    const signal = begin()
    setSaid(next)
    setState((before) =>
      before.at === 'found' ? { ...before, isLooking: true } : { at: 'looking', share: 0 },
    )
    const onProgress = (share: number) =>
      setState((before) => (before.at === 'looking' ? { at: 'looking', share } : before))
    try {
      const asked = { file: blob, now: now(), zone: next.zone, answers: next.answers }
      const found = await inspectFile(open, asked, onProgress, signal)
      if (signal.aborted) return
      setState(
        found.problem === null
          ? { at: 'found', found, isLooking: false }
          : { at: 'refused', problem: found.problem },
      )
    } catch (error) {
      if (signal.aborted) return
      telemetry.error(error)
      const problem = error instanceof ReadingFailed ? error.problem : null
      setState({ at: 'refused', problem: problem ?? 'reader' })
    }
  }

  async function run(): Promise<void> {
    const current = job.current
    if (!current) return
    const signal = begin()
    let progress = NOTHING
    const show = (next: ImportProgress) => {
      progress = next
      if (!signal.aborted) setState({ at: 'importing', progress })
    }
    show(NOTHING)
    try {
      const sum = await runImport({ db }, open, current, show, signal)
      if (sum.added === 0) await takeBack(await db(), current.id, () => {})
      setState({ at: 'done', progress: { ...sum, share: 1, isWaiting: false } })
    } catch (error) {
      if (work.current?.signal !== signal) return
      if (!signal.aborted) telemetry.error(error)
      setState({ at: 'halted', progress, error: signal.aborted ? null : error })
    } finally {
      forgetAnswers(userId)
    }
  }

  return {
    state,
    said,
    choose(chosen: Blob) {
      file.current = chosen
      setState({ at: 'looking', share: 0 })
      void look({ ...said, answers: {}, insulin: false })
    },
    /** Reads the file again if the answer changes the result. */
    say(next: Said) {
      if (next.answers === said.answers && next.zone === said.zone) setSaid(next)
      else void look(next)
    },
    import() {
      if (state.at !== 'found' || !file.current) return
      const { zone, insulin } = said
      const id = crypto.randomUUID()
      job.current = { id, file: file.current, found: state.found, zone, insulin, now: now() }
      void run()
    },
    /** Continues what was stopped. */
    goOn: () => void run(),
    stop: () => work.current?.abort(),
    async takeBack() {
      const id = job.current?.id
      if (!id) return
      begin()
      setState({ at: 'taking-back', removed: 0 })
      try {
        const onStep = (removed: number) => setState({ at: 'taking-back', removed })
        setState({ at: 'taken-back', removed: await takeBack(await db(), id, onStep) })
      } catch (error) {
        telemetry.error(error)
        setState({ at: 'not-taken-back', error })
      } finally {
        forgetAnswers(userId)
      }
    },
    again() {
      begin()
      file.current = null
      job.current = null
      setState({ at: 'start' })
    },
  }
}

/** Answers that were read before no longer match the log. */
export const forgetAnswers = (userId: string) => void queryClient.invalidateQueries({ queryKey: [userId] })
