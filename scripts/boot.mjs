// Boots the project on any Node 20.19+ machine: installs what the lockfile names
// when it changed, then hands over to the Node line the project is written for.
// Plain JavaScript without packages: it runs before anything is installed.
//
//   node scripts/boot.mjs [--in <room>] [--bin <command> | <script.ts>] [arguments]
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PNPM, pnpm } from './pnpm.mjs'
import { memoryOf } from './server-memory.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.evenplate-installed')

install()
run(readArguments(process.argv.slice(2)))

function install() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages (the first time takes a minute) …')
  if (!pnpm(['install', '--frozen-lockfile']))
    fail('The packages could not be installed; nothing was started.')
  writeFileSync(stamp, wanted)
}

/** Changes whenever an install could bring something different. */
function fingerprint() {
  const hash = createHash('sha256').update(`${PNPM} ${process.platform} ${process.arch}`)
  const rooms = readdirSync(root).map((room) => `${room}/package.json`)
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].concat(
    rooms.filter((file) => existsSync(join(root, file))).sort(),
  )
  for (const file of files) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function readArguments(words) {
  let folder = root
  if (words[0] === '--in') folder = join(root, words.splice(0, 2)[1])
  if (words[0] !== '--bin') {
    // Settings for the site's operator; tests and measurements have their own.
    const file = join(root, '.env')
    const settings = words[0].startsWith('site/') && existsSync(file) ? [`--env-file=${file}`] : []
    const memory = memoryOf(words[0])
    return {
      folder,
      words: [...settings, ...memory.words, join(root, words[0]), ...words.slice(1)],
      more: memory.env,
    }
  }
  return { folder, words: [entryOf(folder, words[1]), ...words.slice(2)] }
}

/** The JavaScript file behind a command of node_modules/.bin. */
function entryOf(folder, command) {
  const name = { biome: '@biomejs/biome' }[command] ?? command
  const home = [folder, root].map((at) => join(at, 'node_modules', name)).find(existsSync)
  if (!home) fail(`No package ${name} is installed.`)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  return join(realpathSync(home), typeof bin === 'string' ? bin : bin[command])
}

function run({ folder, words, more }) {
  const node = findNode()
  // Cached compiled code loads in a third of the time.
  const compiled = join(root, 'node_modules/.cache/compiled')
  const child = spawn(node, words, {
    cwd: folder,
    stdio: 'inherit',
    env: {
      NODE_COMPILE_CACHE: compiled,
      ...more,
      ...process.env,
      PATH: `${dirname(node)}:${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  })
  // A terminal's Ctrl-C reaches the whole group; a SIGTERM reaches this process alone.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      child.kill(signal)
      // A process whose only thread hangs cannot handle a signal.
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref()
    })
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function findNode() {
  const name = `${process.platform}-${process.arch}`
  const places = [`node-${name}`, `node-bin-${name}`].map((p) => join(root, 'node_modules', p, 'bin/node'))
  return places.find(existsSync) ?? fail(`No Node 26 is packaged for ${name}.`)
}

function fail(why) {
  console.error(why)
  process.exit(1)
}
