import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/** The headless shell first: it has no window around a page, which would take two thirds of the CPU time. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a Chromium for the journeys: an installed one, otherwise Playwright's, otherwise the distribution's package.
 * @returns its path, and a description of where it came from
 * @throws Error if none of the three could be found
 */
export function findChromium(): { path: string; from: string } {
  const named = process.env.CHROME_PATH
  if (named) return { path: named, from: 'CHROME_PATH' }
  return installed() ?? playwrights() ?? distributions() ?? none()
}

function installed() {
  const path = INSTALLED.find(existsSync)
  return path ? { path, from: 'installed on this machine' } : undefined
}

function playwrights() {
  const path = chromium.executablePath()
  if (!existsSync(path)) {
    const cli = join(dirname(fileURLToPath(import.meta.resolve('@playwright/test'))), 'cli.js')
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 })
  }
  return existsSync(path) ? { path, from: "Playwright's own" } : undefined
}

function distributions() {
  if (!existsSync('/usr/bin/apt-get')) return undefined
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const words of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
  ]) {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...words]
    spawnSync(command, rest, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  const path = '/usr/bin/chromium-headless-shell'
  return existsSync(path) ? { path, from: "the distribution's package" } : undefined
}

function none(): never {
  throw new Error('The journeys need a Chromium: install one, or set CHROME_PATH to one')
}
