import type { Telemetry } from '@evenplate/platform/contract'

type Counter = (name: string) => void
let count: Counter = () => {}

/** Sends names of events to the operator's counter. It is off unless the operator turns it on. */
export function countWith(counter: Counter): void {
  count = counter
}

/** Names and error codes only: what a person ate, typed or measured never gets in here. */
export const telemetry: Telemetry = {
  event(name) {
    count(name)
    if (process.env.NODE_ENV === 'development') console.debug(`event: ${name}`)
  },
  error(error) {
    count(`error:${nameOf(error)}`)
    if (process.env.NODE_ENV === 'development') console.error(error)
  },
}

/** An AppError's code, else the class of the error; never its message, which may quote the visitor. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
