/** What is being read of somebody's recipes goes on while they look at another view of the builder. */
let job: AbortController | null = null

/** Ends the one before. */
export function beginReading(): AbortSignal {
  stopReading()
  job = new AbortController()
  return job.signal
}

/** When they leave the builder, sign in or out, or say so. */
export function stopReading(): void {
  job?.abort()
  job = null
}
