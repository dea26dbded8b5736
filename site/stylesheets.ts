import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Stylesheet = {
  href: string
  /** As the bundler's run time asks for it, so that it does not load a linked sheet again. */
  dataHref: string
  text: string
  appliesTo(html: string): boolean
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
      text,
      appliesTo: (html) => classes.some((name) => html.includes(name)),
    }
  })
}
