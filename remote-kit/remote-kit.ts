#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core'
import { wrongWith } from './check-build.ts'
import { aloneConfig, remoteConfig } from './remote-config.ts'

/**
 * For a remote in a separate repository, in its folder: `remote-kit alone` runs its `dev.tsx` with hot reload;
 * `remote-kit build` writes `dist`, and says what the site would refuse; `remote-kit check` says it again. The remote's
 * name is its package's, without a scope and `mfe-`.
 */
const folder = process.cwd()
const { name: packageName } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  name: string
}
const name = packageName.replace(/^@[^/]+\//, '').replace(/^mfe-/, '')

const COMMANDS: Record<string, () => Promise<void>> = {
  async alone() {
    process.env.NODE_ENV = 'development'
    const rsbuild = await opened(aloneConfig(name), 'development')
    await rsbuild.startDevServer()
  },
  async build() {
    process.env.NODE_ENV = 'production'
    const rsbuild = await opened(remoteConfig({ name, folder }), 'production')
    const { close } = await rsbuild.build()
    await close()
    await check()
  },
  check,
}

const [word = ''] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined
if (command) await command()
else {
  console.error(`remote-kit ${Object.keys(COMMANDS).join(' | ')}`)
  process.exitCode = 1
}

async function check(): Promise<void> {
  const wrong = await wrongWith(join(folder, 'dist'), name)
  for (const line of wrong) console.error(line)
  if (wrong.length > 0) process.exitCode = 1
  else console.log(`${name} is fit to be released: dist`)
}

function opened(config: RsbuildConfig, mode: 'development' | 'production') {
  return createRsbuild({ cwd: folder, config: { ...config, mode, root: folder } })
}
