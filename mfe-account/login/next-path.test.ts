import { expect, it } from 'vitest'
import { nextPath } from './next-path.ts'

it.each([
  ['next=/profile', '/profile'],
  ['next=%2Fdashboard%3Ftab%3Drecipes', '/dashboard?tab=recipes'],
  ['', '/dashboard'],
  ['next=', '/dashboard'],
  ['next=https://evil.example', '/dashboard'],
  ['next=//evil.example', '/dashboard'],
  ['next=/\\evil.example', '/dashboard'],
  ['next=/%09/evil.example', '/dashboard'],
  ['next=/%0A/evil.example', '/dashboard'],
  ['next=javascript:alert(1)', '/dashboard'],
  ['next=profile', '/dashboard'],
])('login with ?%s leads to %s', (search, path) => expect(nextPath(search)).toBe(path))
