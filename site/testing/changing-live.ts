// Makes builds live in a separate process that dies at a given write.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** With a share, the versions become canaries. */
export type Changing = { store: string; part: string; versions: string[]; share?: number; end?: End }

/** The write to stop at, counted from 1: killed before, during or after it, or failed with an error. */
export type End = { at: number; how: 'before' | 'half way' | 'after' | 'it fails' }

const SYNCHRONOUS = ['writeFileSync', 'appendFileSync', 'renameSync', 'mkdirSync']
const AWAITED = ['writeFile', 'link', 'unlink', 'rename']

process.on('message', async ({ store, part, versions, share, end }: Changing) => {
  if (end) watchWrites(end)
  const { changeLive } = await import('../builds/live.ts')
  try {
    for (const version of versions)
      await changeLive(store, part, { who: 'a test', commit: null }, () =>
        share ? { canary: version, share } : version,
      )
    process.send?.('done')
  } catch (error) {
    process.send?.(String(error))
  }
})

function watchWrites(end: End): void {
  let writes = 0
  for (const name of SYNCHRONOUS) watch(fs as never, name)
  for (const name of AWAITED) watch(fs.promises as never, name)
  // Modules that imported single functions get the instrumented ones too.
  syncBuiltinESMExports()

  function watch(of: Record<string, (...words: unknown[]) => unknown>, name: string): void {
    const write = of[name]!
    of[name] = (...words) => {
      writes++
      if (writes !== end.at) return write(...words)
      if (end.how === 'it fails') {
        const error = new Error('ENOSPC')
        if (AWAITED.includes(name)) return Promise.reject(error)
        throw error
      }
      if (end.how === 'half way') writeHalf(name, words)
      if (end.how !== 'after') return die()
      const result = write(...words)
      return result instanceof Promise ? result.then(die) : die()
    }
  }
}

/** A rename, a link or a new folder cannot be half done. */
function writeHalf(name: string, [file, content, options]: unknown[]): void {
  if (!/^(write|append)File/.test(name)) return
  const flag = (options as { flag?: string })?.flag ?? (name.startsWith('append') ? 'a' : 'w')
  const text = String(content)
  fs.writeSync(fs.openSync(String(file), flag), text.slice(0, text.length / 2))
}

const die = () => process.kill(process.pid, 'SIGKILL')
