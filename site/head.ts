import type { DeclaredPage } from './builds/declared.ts'
import type { Registry } from './builds/live.ts'
import type { Stylesheet } from './builds/stylesheets.ts'
import { json } from './html/document.ts'
import { PAPER } from './manifest.ts'
import { metadataOf, type PageMetadata } from './metadata.ts'
import type { SiteConfig } from './page-composer.ts'

/** The set of builds that a page was made from, and its shell. */
export type Release = { id: string; shell: string }

export type PageAssets = {
  entry: string
  inlineCss: string
  /** Sheets inlined in the page, under the names by which the bundler's runtime finds them there. */
  styles: { dataHref: string; text: string }[]
  stylesheets: Stylesheet[]
  preload: string[]
  /** Scripts that a browser with a session also requests at once. */
  forMembers: string[]
  integrity: Record<string, string>
}

/**
 * The head of a composed page, and the text of each inline script in it (for the policy's hashes).
 * The order matters: layers are declared first, the import map comes before any module.
 * @param early scripts that must have run before the first paint
 */
export function headOf(
  page: PageMetadata,
  { siteName, ...config }: SiteConfig & { siteName: string; release: Release },
  registry: Registry,
  assets: PageAssets,
  early: readonly string[] = [],
): { head: string; scripts: string[] } {
  const importMap = json({ integrity: { ...assets.integrity, ...entryHashes(registry) } })
  // The policy trusts a module imported by an inline script, without naming it.
  const start = `import(${json(assets.entry)})`
  const ahead = assets.forMembers.map((href) => aheadForMembers(href, assets.integrity[href] ?? ''))
  const first = [...early, RECORD_EARLY_EVENTS]
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...metadataOf(page, siteName),
    `<meta name="theme-color" content="${PAPER.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${PAPER.dark}" media="(prefers-color-scheme: dark)">`,
    // Sizes are given so that browsers that know both take the SVG.
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...fontsIn(assets.inlineCss).map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style>${assets.inlineCss}</style>`,
    ...assets.styles.map(({ dataHref, text }) => `<style data-href="${dataHref}">${text}</style>`),
    ...assets.stylesheets.map(
      ({ href, dataHref, integrity }) =>
        `<link rel="stylesheet" href="${href}" data-href="${dataHref}" integrity="${integrity}" crossorigin>`,
    ),
    ...first.map(inline),
    `<script type="importmap">${importMap}</script>`,
    ...assets.preload.map(
      (href) => `<link rel="modulepreload" href="${href}" integrity="${assets.integrity[href] ?? ''}">`,
    ),
    // After everything needed earlier.
    ...ahead.map(inline),
    `<script type="application/json" id="evenplate-config">${json(pageConfig(config, registry))}</script>`,
    `<script type="module">${start}</script>`,
  ]
  return {
    head: lines.filter(Boolean).join('\n'),
    scripts: [...first, importMap, ...ahead, start],
  }
}

const inline = (script: string): string => `<script>${script}</script>`

/**
 * Records what is pressed, chosen and typed before the page's code has loaded; `shell/remotes/early-events.ts` repeats it.
 * Until then the browser may not submit a form itself: that would put a password in the address.
 */
const RECORD_EARLY_EVENTS =
  'self.earlyEvents=[];for(const type of["click","input"])addEventListener(type,({target})=>{' +
  'const{checked,value}=target;self.earlyEvents?.length<50&&earlyEvents.push({type,target,checked,value})},true);' +
  'addEventListener("submit",event=>self.earlyEvents&&event.preventDefault(),true)'

/**
 * The document is the same for everyone. If a session is stored, the page needs the Supabase client before it can ask for
 * data, and would request it only after its own code has run (`shell/platform/session-traces.ts` knows the key).
 */
const aheadForMembers = (href: string, integrity: string): string =>
  'try{if(Object.keys(localStorage).some(key=>/^sb-.+-auth-token$/.test(key)))document.head.append(Object.assign(' +
  `document.createElement("link"),{rel:"modulepreload",href:${json(href)},integrity:${json(integrity)}}))}catch{}`

/** What the shell reads back with `readSiteConfig`. */
const pageConfig = ({ assetsUrl: _, ...config }: SiteConfig & { release: Release }, registry: Registry) => ({
  ...config,
  remotes: Object.fromEntries(
    Object.entries(registry).map(([name, { entry, pages, parts }]) => [
      name,
      { entry, pages: mapValues(pages, forBrowser), ...(parts.length > 0 ? { parts } : {}) },
    ]),
  ),
})

/** Drops what only the server needs about a page. */
const forBrowser = ({ offline, placeholder, draws, earlyTexts, ...page }: DeclaredPage) => page

const mapValues = <From, To>(record: Record<string, From>, to: (one: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, one]) => [name, to(one)]))

/** A developer's own build can change at the same address. */
const entryHashes = (registry: Registry) =>
  Object.fromEntries(
    Object.values(registry).flatMap(({ entry, integrity }) => (integrity ? [[entry, integrity]] : [])),
  )

/** The typefaces for text that the first paint needs. Each address is found by its start: a search by its end would try every word. */
function fontsIn(css: string): string[] {
  const addresses = [...css.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, address = '']) => address)
  return [...new Set(addresses)].filter((address) => address.includes('/shell/')).slice(0, 2)
}
