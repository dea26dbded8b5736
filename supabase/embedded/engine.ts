import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * PGlite's WebAssembly, compiled once for all threads of this process: one that is started again finds compiled the
 * functions that those before it used.
 */
export function engine(): Promise<WebAssembly.Module> {
  compiled ??= readFile(join(require.resolve('@electric-sql/pglite'), '../pglite.wasm')).then((bytes) =>
    WebAssembly.compile(bytes),
  )
  return compiled
}

let compiled: Promise<WebAssembly.Module> | undefined

const require = createRequire(import.meta.url)
