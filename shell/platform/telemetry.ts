import type { Telemetry } from '@evenplate/platform/contract'
import { noteError, noteEvent } from '../field/reporting.ts'

/** Names and error codes only: never what a person ate, typed or measured. */
export const telemetry: Telemetry = {
  event(name) {
    noteEvent(name)
    if (process.env.NODE_ENV === 'development') console.debug(`event: ${name}`)
  },
  error(error) {
    noteError(error)
    if (process.env.NODE_ENV === 'development') console.error(error)
  },
}
