import { expect, it } from 'vitest'
import { sitePath } from './site-path.ts'

it('follows paths of this site, query and fragment included', () => {
  expect(sitePath('/profile')).toBe('/profile')
  expect(sitePath('/dashboard?tab=recipes#top')).toBe('/dashboard?tab=recipes#top')
})

it.each(['/', '/a/b-c_d', '/glossary?q=a&b=c#net-carbs', '/recipes/3f1c'])(
  'reads %s as a parser does',
  (to) => {
    expect(sitePath(to)).toBe(to)
    expect(new URL(to, 'https://this.invalid').href).toBe(`https://this.invalid${to}`)
  },
)

it.each([
  null,
  '',
  'profile',
  'https://other.example/',
  '//other.example',
  '/\\other.example',
  '\\\\other.example',
  '/\t/other.example',
  '/\n//other.example',
  'javascript:alert(1)',
  '/./\\/other.example',
])('leads nowhere for %j, which is or may become another site', (to) => {
  expect(sitePath(to)).toBeNull()
})
