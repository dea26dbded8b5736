import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type OtherProcess = { url: string; pid: number; ask(): Promise<unknown>; end(): void }

/** Runs a file of this folder in its own process. It prints `Ready <address>` when it listens. */
export async function otherProcess(file: string, words: string[]): Promise<OtherProcess> {
  const child = fork(join(import.meta.dirname, file), words, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (line) => /^Ready (\S+)/.test(`${line}`) && resolve(`${line}`.trim().slice(6)))
    child.on('exit', () => reject(new Error(`${file} did not start`)))
  })
  return {
    url,
    pid: child.pid ?? 0,
    async ask() {
      const answered = once(child, 'message')
      child.send('?')
      return (await answered)[0]
    },
    end: () => child.kill(),
  }
}
