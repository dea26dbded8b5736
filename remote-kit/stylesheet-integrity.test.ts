import { expect, it } from 'vitest'
import { addStylesheet, withHashes } from './stylesheet-integrity.ts'

const HASHES = { 'a.1.css': 'sha256-AAA=' }

/** As a build's runtime has it: the function's own text, with the hashes in place. */
const built = (): ((link: object) => void) =>
  new Function(`return ${withHashes(`${addStylesheet}`, HASHES)}`)()

it('checks a sheet against the hash in its build, and never requests an unknown one', () => {
  const added: object[] = []
  Object.assign(globalThis, { document: { head: { appendChild: (link: object) => added.push(link) } } })
  const link = { href: 'https://evenplate.example/remotes/glossary/1/static/css/a.1.css' }
  built()(link)
  expect(added).toEqual([{ ...link, integrity: 'sha256-AAA=', crossOrigin: 'anonymous' }])
  expect(() => built()({ href: '/static/css/b.2.css' })).toThrow(
    'No integrity is known of /static/css/b.2.css',
  )
  expect(added).toHaveLength(1)
  Reflect.deleteProperty(globalThis, 'document')
})

it('finds its placeholder in whatever quotes a minifier chose', () => {
  for (const quote of ['"', "'", '`'])
    expect(withHashes(`x=${quote}__STYLESHEET_INTEGRITY_BY_FILE_NAME__${quote}[y]`, HASHES)).toBe(
      'x=({"a.1.css":"sha256-AAA="})[y]',
    )
})
