import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PARTS, STORE } from './builds/rooms.ts'

/**
 * What a command was told: `glossary`, `--store <folder>` for another store than the project's own, and `--build
 * <version>` for a build that lies in it already. Ends the process with a line when it is told anything else.
 */
export function toldOf(command: string, more: 'build'[] = []) {
  const told = words(more)
  if (told && PARTS.some(({ name }) => name === told.part)) return told
  console.error(
    `npm run ${command} <part> [-- ${['store', ...more].map((name) => `--${name} …`).join(' ')}]: ${PARTS.map(({ name }) => name).join(', ')}`,
  )
  process.exit(1)
}

function words(more: 'build'[]) {
  const text = { type: 'string' } as const
  try {
    const options = { store: { ...text, default: STORE }, build: text }
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [part = '', ...others] = positionals
    const { store, build } = values
    if (others.length > 0 || (build !== undefined && !more.includes('build'))) return null
    return { part, store: resolve(store), build }
  } catch {
    return null
  }
}
