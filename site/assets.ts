import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './builds/fingerprint.ts'
import { type Registry, shellHome } from './builds/live.ts'
import { shellBase } from './builds/served-from.ts'
import {
  fewestFor,
  mayStandInPage,
  readStylesheets,
  type Stylesheet,
  withAddresses,
} from './builds/stylesheets.ts'
import type { PageAssets } from './head.ts'

export type ShellAssets = {
  entry: string
  /** Chunks of the entry, then those of the first remote page. */
  initial: string[]
  federation: string[]
  /** The Supabase client, preloaded if this browser has a session. */
  client?: string
  css: Stylesheet[]
  asyncCss: Stylesheet[]
  integrity: Record<string, string>
}
export type RemoteAssets = {
  preload: string[]
  /** Addresses of the scripts and style sheets of its pages and parts that have their own files: `page-<name>`, `part-<name>`. */
  chunks: Record<string, string[]>
  css: Stylesheet[]
  asyncCss: Stylesheet[]
  integrity: Record<string, string>
}

/** For a remote whose files are not known here. */
export const NOTHING_AHEAD: RemoteAssets = { preload: [], chunks: {}, css: [], asyncCss: [], integrity: {} }

/**
 * Only what the page shows: its code and that of the parts on it, the fewest sheets that style its content, and the sheets
 * of the code it preloads. Other code brings its own sheets.
 * @param drawing the remotes that drew it: its own, and those of the parts on it
 * @param opened names of its chunk and of the chunks of the parts it draws
 */
export function assetsFor(
  content: string,
  shell: ShellAssets,
  drawing: RemoteAssets[],
  remotes: RemoteAssets[],
  opened: readonly string[] = [],
): PageAssets {
  // Every class has to be styled before the page is painted; a sheet that adds none belongs to another page.
  const shellLazy = fewestFor(content, shell.asyncCss, 0)
  const lazy = drawing.map(({ chunks, css, asyncCss, integrity }) => {
    const files = opened.flatMap((name) => chunks[name] ?? [])
    const own = asyncCss.filter(({ href }) => files.includes(href))
    const ahead = fewestFor(content, asyncCss)
    return {
      sheets: [...new Set([...css, ...own, ...fewestFor(content, [...css, ...asyncCss], 0), ...ahead])],
      scripts: [...files.filter(isScript), ...scriptsBeside(ahead, integrity)],
    }
  })
  const sheets = [...shellLazy, ...lazy.flatMap((one) => one.sheets)]
  return {
    entry: shell.entry,
    inlineCss: shell.css.map(withAddresses).join('\n'),
    styles: sheets
      .filter(mayStandInPage)
      .map((sheet) => ({ dataHref: sheet.dataHref, text: withAddresses(sheet) })),
    stylesheets: sheets.filter((sheet) => !mayStandInPage(sheet)),
    preload: unique([
      ...shell.initial,
      ...scriptsBeside(shellLazy, shell.integrity),
      ...(drawing.length > 0 ? shell.federation : []),
      ...drawing.flatMap(({ preload }, index) => [...preload, ...(lazy[index]?.scripts ?? [])]),
    ]),
    forMembers: shell.client ? [shell.client] : [],
    // For every part, since visitors go to other pages without loading a new document.
    integrity: Object.assign({}, shell.integrity, ...remotes.map(({ integrity }) => integrity)),
  }
}

const isScript = (file: string): boolean => file.endsWith('.js')

const unique = (files: string[]): string[] => [...new Set(files)]

/** The scripts of the chunks these stylesheets belong to: same name, another hash. */
function scriptsBeside(sheets: Stylesheet[], integrity: Record<string, string>): string[] {
  const chunks = sheets.map(({ href }) =>
    href.replace('/static/css/', '/static/js/').replace(/[^.]+\.css$/, ''),
  )
  return Object.keys(integrity).filter((href) => chunks.some((chunk) => href.startsWith(chunk)))
}

type AssetsFile = {
  allFiles: string[]
  entries: Record<string, { initial?: { js?: string[]; css?: string[] }; async?: { css?: string[] } }>
}

export function readShell(store: string, version: string, assetsUrl?: string): ShellAssets {
  const base = shellBase(assetsUrl)
  const home = join(store, 'shell')
  const assets: AssetsFile = JSON.parse(readFileSync(join(shellHome(store, version), 'assets.json'), 'utf8'))
  const entry = assets.entries.shell
  // Older builds, from before builds could be served from another address, list their files with the address they had.
  const named = (files: string[] = []) => files.map((file) => file.replace(/^\/shell\//, ''))
  const initial = named(entry?.initial?.js)
  const files = named(assets.allFiles).filter((file) => file.endsWith('.js'))
  const url = (file: string) => base + file
  return {
    entry: url(initial.at(-1) ?? ''),
    initial: initial.map(url),
    federation: (chunksOf(shellHome(store, version), base).federation ?? []).filter(isScript),
    client: files.filter((file) => /\/client\.\w+\.js$/.test(file)).map(url)[0],
    css: readStylesheets(home, named(entry?.initial?.css), base),
    asyncCss: readStylesheets(home, named(entry?.async?.css), base),
    integrity: integrityOf(home, files, base),
  }
}

export function readRemote(store: string, name: string, registry: Registry): RemoteAssets {
  const { version, entry } = registry[name]!
  const base = entry.slice(0, entry.lastIndexOf('/') + 1)
  const home = join(store, 'remotes', name, version)
  // A registry may name a build on another host; its pages then load without preloads.
  if (!existsSync(home)) return NOTHING_AHEAD
  const { exposes } = JSON.parse(readFileSync(join(home, 'mf-manifest.json'), 'utf8'))
  const { js, css } = exposes[0].assets
  const assets: AssetsFile = JSON.parse(readFileSync(join(home, 'assets.json'), 'utf8'))
  return {
    preload: [entry, ...js.sync.map((file: string) => base + file)],
    chunks: chunksOf(home, base),
    css: readStylesheets(home, css.sync, base),
    asyncCss: readStylesheets(home, css.async, base),
    integrity: integrityOf(
      home,
      assets.allFiles.filter((file) => file.endsWith('.js')),
      base,
    ),
  }
}

/** Older builds do not have this list. */
function chunksOf(home: string, base: string): Record<string, string[]> {
  const list = join(home, 'chunks.json')
  if (!existsSync(list)) return {}
  const named: Record<string, string[]> = JSON.parse(readFileSync(list, 'utf8'))
  return Object.fromEntries(
    Object.entries(named).map(([name, files]) => [name, files.map((file) => base + file)]),
  )
}

function integrityOf(home: string, files: string[], base: string): Record<string, string> {
  const names = files.map((file) => file.replace(base, ''))
  return Object.fromEntries(names.map((file) => [base + file, hashOf(readFileSync(join(home, file)))]))
}
