import { AsyncLocalStorage } from 'node:async_hooks'
import { format } from 'node:util'

export type Level = 'debug' | 'info' | 'warn' | 'error'
export const LEVELS: readonly Level[] = ['debug', 'info', 'warn', 'error']

/** Logs events, codes, times and patterns, never a body, an id, an address or what somebody typed. */
export type Log = (level: Level, event: string, facts?: Facts) => void
type Facts = Record<string, string | number | boolean>

/** The request being answered, across async calls: log lines get its reference unless they name one themselves. */
export const answering = new AsyncLocalStorage<{ request: string }>()

/**
 * Lines of JSON (`{ time, level, event, request?, … }`) for log collectors, or of text for a terminal.
 * @param write takes a line with its end
 */
export function openLog(
  { level: least, as }: { level: Level; as: 'json' | 'text' },
  write: (line: string) => void = (line) => process.stderr.write(line),
  clock: () => Date = () => new Date(),
): Log {
  return (level, event, given = {}) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return
    const { request = answering.getStore()?.request, ...facts } = given
    const reference: Facts = request === undefined ? {} : { request }
    write(
      as === 'json'
        ? `${JSON.stringify({ time: clock().toISOString(), level, event, ...reference, ...facts })}\n`
        : `${textOf(level, event, { ...facts, ...reference })}\n`,
    )
  }
}

/** For code that logs whole sentences. */
export const saying =
  (log: Log, level: Level = 'warn') =>
  (...words: unknown[]): void =>
    log(level, format(...words))

function textOf(level: Level, event: string, facts: Facts): string {
  const told = Object.entries(facts).map(([name, value]) => ` ${name}=${value}`)
  return `${level}: ${event}${told.join('')}`
}
