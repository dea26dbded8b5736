import { expect, it } from 'vitest'
import { reportOf } from './report.ts'

const page = reportOf([
  { name: 'a--little-360-light', is: 'changed', share: 0.0002 },
  { name: 'b--much-360-light', is: 'changed', share: 0.25 },
  { name: 'c--fresh-360-light', is: 'new' },
  { name: 'd--lost-360-light', is: 'gone' },
  { name: 'e--same-360-light', is: 'same' },
])

it('shows the largest changes first: before, after and where', () => {
  expect(page).toContain('2 changed, 1 new, 1 gone, 1 the same')
  expect(page.indexOf('b--much')).toBeLessThan(page.indexOf('a--little'))
  expect(page).toContain('b--much-360-light: 25.0% of its pixels')
  expect(page).toContain('a--little-360-light: less than 0.1% of its pixels')
  for (const folder of ['kept', 'now', 'difference'])
    expect(page).toContain(`src="${folder}/b--much-360-light.png"`)
})

it('shows new and removed pictures, but not unchanged ones', () => {
  expect(page).toContain('src="now/c--fresh-360-light.png"')
  expect(page).toContain('src="kept/d--lost-360-light.png"')
  expect(page).not.toContain('e--same')
})
