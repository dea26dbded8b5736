/** Runs work once everything asked for before it has ended. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** One line to wait in. Work must not wait in its own line: it would wait for itself. */
export function takeTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}
