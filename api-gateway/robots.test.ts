import { expectWithin } from '@evenplate/domain/testing/usual-ms'
import { expect, it } from 'vitest'
import { mayRead } from './links/robots.ts'

const may = (rules: string, path = '/soup') => mayRead(rules, path, 'EvenplateBot')
const forAll = (...rules: string[]) => ['User-agent: *', ...rules].join('\n')

it.each([
  ['no rule', '', true],
  ['a rule without a robot', 'Disallow: /', true],
  ['a rule for all', forAll('Disallow: /'), false],
  ['an empty rule', forAll('Disallow:'), true],
  ['a rule for others', 'User-agent: OtherBot\nDisallow: /', true],
  ['a rule for us among others', 'User-agent: OtherBot\nuser-agent: evenplatebot/2 # us\nDISALLOW: /', false],
  [
    'our own group before the one for all',
    `User-agent: EvenplateBot\nDisallow:\n${forAll('Disallow: /')}`,
    true,
  ],
  ['two groups for us', 'User-agent: EvenplateBot\nAllow: /a\nUser-agent: EvenplateBot\nDisallow: /', false],
  [
    'a site map within a group',
    'User-agent: EvenplateBot\nSitemap: https://a.test/b\nUser-agent: c\nDisallow: /',
    false,
  ],
  ['the longest rule', forAll('Disallow: /', 'Allow: /so', 'Disallow: /s'), true],
  ['of two equally long rules the one that allows', forAll('Allow: /soup', 'Disallow: /soup'), true],
  ['a part of a path', forAll('Disallow: /so'), false],
  ['another path', forAll('Disallow: /soups'), true],
  ['a path in the middle', forAll('Disallow: ou'), true],
  ['anything before the end', forAll('Disallow: /*p$'), false],
  ['the end elsewhere', forAll('Disallow: /*u$'), true],
  ['a whole path', forAll('Disallow: /soup$'), false],
  ['a part that ends', forAll('Disallow: /sou$'), true],
  ['an end that is the beginning, too', forAll('Disallow: /soup*up$'), true],
  ['pieces in their order', forAll('Disallow: *s*u*p'), false],
  ['pieces out of order', forAll('Disallow: *u*s'), true],
  ['a mark alone', forAll('Disallow: *'), false],
])('takes %s as RFC 9309 does', (_, rules, read) => {
  expect(may(rules)).toBe(read)
})

it('compares letters however they are written', () => {
  expect(may(forAll('Disallow: /süppe'), '/s%c3%bcppe')).toBe(false)
  expect(may(forAll('Disallow: /s%c3%bcppe'), '/s%C3%BCppe')).toBe(false)
  expect(may(forAll('Disallow: /*?print='), '/soup?print=1')).toBe(false)
})

/** As long as a file may be, and against a path as long as one may be. */
const PATH = `/${'a'.repeat(1950)}`
it.each([
  ['robots times rules', `${'user-agent:x\n'.repeat(5000)}${'allow:/\n'.repeat(8000)}`],
  ['as many of all', `${'user-agent:*\n'.repeat(5000)}${'allow:/\n'.repeat(8000)}`],
  ['marks', forAll(...Array.from({ length: 420 }, () => `disallow:/${'*a'.repeat(145)}b`))],
  ['a mark and letters', forAll(...Array.from({ length: 420 }, () => `disallow:*${'a'.repeat(285)}b`))],
  ['letters that end alike', forAll(...Array.from({ length: 420 }, () => `disallow:*b${'a'.repeat(285)}`))],
  [
    'two halves',
    forAll(...Array.from({ length: 420 }, () => `disallow:*${'a'.repeat(140)}b${'a'.repeat(140)}`)),
  ],
  ['short rules', forAll(...Array.from({ length: 10_900 }, () => 'disallow:*b'))],
])('reads a file of %s in bounded time', (_, rules) => {
  expect(rules.length).toBeLessThan(131_072)
  expectWithin(500, () => expect(may(rules, PATH)).toBe(true))
})
