import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './fingerprint.ts'

export type Stylesheet = {
  href: string
  /** The name by which the bundler's runtime asks for it, so that it does not load a linked sheet again. */
  dataHref: string
  /** Its integrity hash, which the page requires. */
  integrity: string
  text: string
  classes: string[]
  appliesTo(html: string): boolean
  /** Those of its classes that the page's content uses. */
  classesIn(html: string): string[]
}

/** @param files as a build's manifest lists them, with or without the base they are served from */
export function readStylesheets(home: string, files: string[], base: string): Stylesheet[] {
  return files.map((listed) => {
    const file = listed.startsWith(base) ? listed.slice(base.length) : listed
    const text = readFileSync(join(home, file), 'utf8')
    const classes = [...new Set(text.match(/\.[A-Za-z][\w-]*__[\w-]+/g))].map((found) => found.slice(1))
    return {
      href: base + file,
      dataHref: file,
      integrity: hashOf(text, 'sha256'),
      text,
      classes,
      appliesTo: (html) => classes.some((name) => html.includes(name)),
      classesIn: (html) => classes.filter((name) => html.includes(name)),
    }
  })
}

/** A sheet's text as it may be inlined in a page: its relative addresses become absolute. */
export const withAddresses = ({ href, text }: Pick<Stylesheet, 'href' | 'text'>): string =>
  text.replace(/url\((?!["']?(?:data:|#|[a-z]+:\/\/|\/))(["']?)([^"')]+)\1\)/g, (_, quote, file) => {
    const { origin, pathname } = new URL(file, new URL(href, HERE))
    return `url(${quote}${origin === HERE ? '' : origin}${pathname}${quote})`
  })

/**
 * Whether a sheet may be inlined in the pages it styles: they paint without requesting it, but each page includes it again.
 * A sheet that contains the end tag of its element would end there.
 */
export const mayStandInPage = ({ text }: Pick<Stylesheet, 'text'>): boolean =>
  text.length <= IN_PAGE_AT_MOST && !/<\/style/i.test(text)

/** In characters: 5 KB compressed take a thirtieth of a second on Slow 4G; a request takes half a second. */
const IN_PAGE_AT_MOST = 40_000

/** Placeholder for the page's origin. */
const HERE = 'http://page.invalid'

/**
 * The fewest sheets that have the classes of a page's content and belong to it. Small components are in the sheets of many
 * pages; other pages' sheets add nothing this page lacks, or little compared with their own classes.
 * @param ownShare least share of a sheet's classes that the content must use; with 0, every class gets its sheet
 */
export function fewestFor(html: string, sheets: Stylesheet[], ownShare = MOST_ITS_OWN): Stylesheet[] {
  const offers = sheets
    .map((sheet) => ({ sheet, classes: sheet.classesIn(html) }))
    .filter(({ sheet, classes }) => classes.length >= sheet.classes.length * ownShare)
  const missing = new Set(offers.flatMap(({ classes }) => classes))
  const chosen: Stylesheet[] = []
  while (missing.size > 0) {
    const brings = ({ classes }: (typeof offers)[number]) =>
      classes.filter((name) => missing.has(name)).length
    const best = offers.toSorted(
      (a, b) => brings(b) - brings(a) || a.sheet.text.length - b.sheet.text.length,
    )[0]
    if (!best) break
    chosen.push(best.sheet)
    for (const name of best.classes) missing.delete(name)
  }
  return chosen
}

/** Share of a sheet's classes below which the page only shows a few small components of another page. */
const MOST_ITS_OWN = 1 / 3
