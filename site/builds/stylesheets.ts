import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './fingerprint.ts'

export type Stylesheet = {
  href: string
  /** The name by which the bundler's run time asks for it, so it does not load a linked sheet again. */
  dataHref: string
  /** Its integrity, as the page requires it. */
  integrity: string
  text: string
  classes: string[]
  appliesTo(html: string): boolean
  /** Its classes that are in a page's content. */
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
 * Whether a sheet may stand in the pages that it styles: they are painted without asking for it, and each of them
 * brings it again. One that names the end of its element would end there for a browser.
 */
export const mayStandInPage = ({ text }: Pick<Stylesheet, 'text'>): boolean =>
  text.length <= IN_PAGE_AT_MOST && !/<\/style/i.test(text)

/** In characters: 5 KB compressed take a thirtieth of a second on Slow 4G; a request takes half a second. */
const IN_PAGE_AT_MOST = 40_000

/** Placeholder for the page's origin. */
const HERE = 'http://page.invalid'

/**
 * The fewest sheets that hold the classes of a page's content, and are its own: small components lie in the sheets of
 * many pages, and those of other pages bring nothing this one lacks, or little beside what is their own.
 * @param ownShare least share of a sheet's classes that the content has to show; with 0 no class goes without its sheet
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

/** Of a sheet's classes: below it, the page shows no more than a few small parts of another. */
const MOST_ITS_OWN = 1 / 3
