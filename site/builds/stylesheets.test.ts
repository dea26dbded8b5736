import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fewestFor, readStylesheets, withAddresses } from './stylesheets.ts'

const all = sheetsOfPages()

it('preloads the code of what a page shows, and no code of another page that shares a button with it', () => {
  const page = ['article', 'plate', 'button', 'invitation'].map((name) => `dashboard__${name}`).join(' ')
  expect(fewestFor(page, all).map(({ href }) => href)).toEqual(['/recipe.css', '/shared.css'])
  expect(fewestFor('dashboard__day', all)).toEqual([])
})

it('styles every class of a page, with no sheet of another page that only repeats its classes', () => {
  const of = (html: string) => fewestFor(html, all, 0).map(({ href }) => href)
  expect(of('dashboard__article dashboard__plate dashboard__button')).toEqual(['/recipe.css'])
  expect(of('dashboard__day')).toEqual(['/activity.css'])
})

function sheetsOfPages() {
  const home = mkdtempSync(join(tmpdir(), 'sheets-'))
  const sheet = (file: string, ...classes: string[]) =>
    writeFileSync(join(home, file), classes.map((name) => `.dashboard__${name}{}`).join(''))
  sheet('recipe.css', 'article', 'plate', 'button')
  sheet('shared.css', 'invitation')
  sheet('activity.css', 'button', 'day', 'hour', 'entry')
  sheet('edit.css', 'button', 'article')
  const all = readStylesheets(home, ['recipe.css', 'shared.css', 'activity.css', 'edit.css'], '/')
  rmSync(home, { recursive: true })
  return all
}

describe('a sheet inlined in a page', () => {
  const text =
    '@font-face { src: url(../font/a.1.woff2) } p { background: url("data:,x") url(/plates/a.svg) }'
  it.each([
    ['/shell/static/css/shell.css', '/shell/static/font/a.1.woff2'],
    ['https://cdn.example/x/shell/static/css/shell.css', 'https://cdn.example/x/shell/static/font/a.1.woff2'],
  ])('of %s has absolute addresses for its files, and leaves other addresses unchanged', (href, font) => {
    expect(withAddresses({ href, text })).toBe(text.replace('../font/a.1.woff2', font))
  })
})
