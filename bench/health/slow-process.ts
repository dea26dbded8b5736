import { Worker } from 'node:worker_threads'

/**
 * Slows down all threads of a process by a factor: it runs for two milliseconds and is then stopped for the rest. Chromium's
 * own throttle leaves a page's workers at full speed.
 */
export async function slowProcess(pid: number, times: number): Promise<{ stop(): void }> {
  const worker = new Worker(
    `const { pid, times } = require('node:worker_threads').workerData
    const clock = new Int32Array(new SharedArrayBuffer(4))
    const turn = () => {
      process.kill(pid, 'SIGSTOP')
      Atomics.wait(clock, 0, 0, 2 * (times - 1))
      process.kill(pid, 'SIGCONT')
      Atomics.wait(clock, 0, 0, 2)
      setImmediate(turn)
    }
    turn()`,
    { eval: true, workerData: { pid, times } },
  )
  return {
    stop() {
      void worker.terminate().then(() => process.kill(pid, 'SIGCONT'))
    },
  }
}
