import { type Exchange, type KeptList, received, waiting, waitingCount } from './kept-list.ts'

type Of = { read(): KeptList; change(change: (list: KeptList) => KeptList): void }

/**
 * Sends the other side what is waiting on this device, and takes what it has, until nothing is waiting. What is pressed
 * meanwhile is sent in the next round.
 * @throws what the other side throws; then everything waits as before
 */
export async function tell(kept: Of, ledger: (told: Exchange) => Promise<Exchange>): Promise<void> {
  do {
    const told = waiting(kept.read())
    const answer = await ledger(told)
    kept.change((list) => received(list, answer, told))
  } while (waitingCount(kept.read()) > 0)
}
