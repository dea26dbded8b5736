import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { livePartsOf } from './builds/live.ts'
import { PARTS, STORE } from './builds/rooms.ts'

/** Options a command takes besides the part and `--store`. */
const MORE = {
  build: '--build <version>',
  from: '--from <folder of a remote that remote-kit built>',
  preview: '--preview',
  canary: '--canary <1 to 99 of a hundred visitors>',
} as const

/**
 * A command's arguments: the part (`glossary`), `--store <folder>` for a store other than the project's own, and whatever
 * else it takes, such as `--build <version>` for a build already in the store, or who the build is for. Ends the process
 * with a line on anything else.
 */
export function toldOf(command: string, more: (keyof typeof MORE)[] = []) {
  const told = words(more)
  if (told && isPart(told)) return told
  const options = ['--store <folder>', ...more.map((name) => MORE[name])]
  console.error(
    `npm run ${command} <part> [-- ${options.join(' ')}]: ${PARTS.map(({ name }) => name).join(', ')}`,
  )
  process.exit(1)
}

/** One of this repository, or one that was or is about to be released from another. */
const isPart = ({ part, store, from }: { part: string; store: string; from: string | undefined }): boolean =>
  from
    ? /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(part) && part !== 'shell'
    : PARTS.some(({ name }) => name === part) || livePartsOf(store).includes(part)

function words(more: (keyof typeof MORE)[]) {
  const text = { type: 'string' } as const
  try {
    const options = {
      store: { ...text, default: STORE },
      build: text,
      from: text,
      preview: { type: 'boolean' },
      canary: text,
    } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [part = '', ...others] = positionals
    const { build, from, preview = false, canary } = values
    const store = resolve(values.store)
    const unknown = (Object.keys(MORE) as (keyof typeof MORE)[]).some(
      (name) => values[name] !== undefined && !more.includes(name),
    )
    const share = canary === undefined ? null : shareOf(canary)
    if (others.length > 0 || unknown || (build && from) || share === 'none' || (share !== null && preview))
      return null
    return { part, store, build, from: from && resolve(from), preview, share }
  } catch {
    return null
  }
}

const shareOf = (text: string): number | 'none' => (/^[1-9]\d?$/.test(text) ? Number(text) : 'none')
