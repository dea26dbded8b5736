import { afterEach, expect, it } from 'vitest'
import { earlyTextsScript } from './early-texts.ts'

const ROOT = document.documentElement

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  ROOT.removeAttribute('style')
})

const TEXTS = { '--last-recipe': ['builder-state', 'last', 'recipe', 'title'] } as const
const run = (script: string) => new Function(script)()
const store = (title: unknown) =>
  sessionStorage.setItem('evenplate.builder', JSON.stringify({ last: { recipe: { title } } }))

it('gives the page’s styles a stored text, quoted', () => {
  store('Nana\u2019s "quick" \\ soup')
  run(earlyTextsScript(TEXTS))
  expect(ROOT.style.getPropertyValue('--last-recipe')).toBe('"Nana\u2019s \\"quick\\" \\\\ soup"')
})

it('gives a plain text entry as it is', () => {
  localStorage.setItem('userEmail', 'ana@example.com')
  localStorage.setItem('evenplate.greeted-as', '"Ana"')
  run(earlyTextsScript({ '--unconfirmed': ['verification-email'], '--greeted-as': ['greeted-as'] }))
  expect(ROOT.style.getPropertyValue('--unconfirmed')).toBe('"ana@example.com"')
  expect(ROOT.style.getPropertyValue('--greeted-as')).toBe('"Ana"')
})

it.each([
  ['nothing is stored', () => {}],
  ['the path ends early', () => sessionStorage.setItem('evenplate.builder', '{"last":null}')],
  ['it is not text', () => store({ a: 1 })],
  ['it is not JSON', () => sessionStorage.setItem('evenplate.builder', 'oh')],
])('gives none if %s', (_, given) => {
  given()
  run(earlyTextsScript(TEXTS))
  expect(ROOT.getAttribute('style')).toBeNull()
})

it('reads no unknown entry, and cannot end its element', () => {
  const script = earlyTextsScript({ '--a': ['constructor' as 'guest-id'], '--b': ['guest-id', '</script>'] })
  expect(script).not.toContain('constructor')
  expect(script).not.toContain('<')
})
