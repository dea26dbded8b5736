import { join } from 'node:path'
import { createRsbuild, loadConfig } from '@rsbuild/core'
import { REMOTES, ROOT } from './builds/rooms.ts'

/** `npm run alone glossary`: one remote without the site, on a fake platform, for the team that owns it. */
const [wanted] = process.argv.slice(2)
const remote = REMOTES.find(({ name }) => name === wanted)
if (!remote) {
  console.error(`Name a remote: ${REMOTES.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
const cwd = join(ROOT, remote.room)
process.chdir(cwd)
process.env.NODE_ENV = 'development'
const path = join(ROOT, 'rsbuild.config.ts')
const { content } = await loadConfig({ cwd, path, command: 'dev', envMode: 'alone', loader: 'native' })
const rsbuild = await createRsbuild({ cwd, config: { ...content, mode: 'development' } })
await rsbuild.startDevServer()
