/** Work in steps; the caller may do something else at each `yield`. */
export type Steps<Result> = Generator<void, Result, void>

/** All of it at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value as Result
  }
}
