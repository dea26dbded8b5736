/** Reading a person's recipes continues while they look at another view of the builder. */
let job: AbortController | null = null

/** Stops the previous one. */
export function beginReading(): AbortSignal {
  stopReading()
  job = new AbortController()
  return job.signal
}

/** When they leave the builder, sign in or out, or stop it. */
export function stopReading(): void {
  job?.abort()
  job = null
}
