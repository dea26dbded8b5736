import { describe, expect, it } from 'vitest'
import { isAllowedQuery, QUERY_LIMITS } from './query-rules.ts'

const asks = (query: string, path = 'recipes') => isAllowedQuery(`http://x/rest/v1/${path}?${query}`)
const many = (count: number, one: string) => Array(count).fill(one).join(',')
const E = encodeURIComponent

describe('the product’s queries', () => {
  it.each([
    'select=*',
    'select=id,title,figures->plate',
    'select=%22id%22,title&user_id=eq.1&limit=24&offset=48',
    'select=id&user_id=eq.1&search_text=ilike.%25soup%25&search_text=ilike.%25a\\_b\\%25%25',
    'dietary_type=cs.{vegan}&is_favorite=eq.true&order=created_at.desc,id.asc',
    `id=in.(${many(200, '00000000-0000-4000-8000-000000000000')})`,
    'columns=%22id%22,%22title%22',
    'title=eq.match.a*',
    'title=not.is.null&prep_time=gte.10&prep_time=lte.20',
    'or=(title.eq.Soup,and(prep_time.gt.5,not.or(servings.eq.1,meal_type.in.(lunch,dinner))))',
  ])('are allowed: %s', (query) => {
    expect(asks(query)).toBe(true)
  })

  it('are allowed with the arguments of a function', () => {
    expect(asks('p_slug=abc&select=title', 'rpc/shared_recipe')).toBe(true)
  })
})

describe('an operator that is not on the list', () => {
  const operators = [
    'match',
    'imatch',
    'fts',
    'plfts',
    'phfts',
    'wfts',
    'sl',
    'adj',
    '~',
    '~*',
    'MATCH',
    'Eq',
  ]
  const ways = operators.flatMap((operator) => [
    `title=${E(operator)}.a`,
    `title=not.${E(operator)}.a`,
    `title=${E(operator)}(any).{a}`,
    `title=${E(operator)}(english).a`,
    `title=eq.a&title=${E(operator)}.a`,
    `recipes.title=${E(operator)}.a`,
    `or=(id.eq.1,title.${E(operator)}.a)`,
    `and=(title.not.${E(operator)}.a)`,
    `not.or=(title.${E(operator)}(all).{a})`,
    `recipes.or=(title.${E(operator)}.a)`,
    `and=(id.eq.1,or(id.eq.1,not.and(title.${E(operator)}.a)))`,
    `or=(id.eq."a",title.${E(operator)}.a)`,
    `or=(id.in.(1,2),title.${E(operator)}.a)`,
    `or=( title.${E(operator)}.a)`,
    `${[...'title'].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')}=${E(operator)}.a`,
    `title=${[...operator].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')}.a`,
  ])

  it.each(ways)('is refused on a table: %s', (query) => {
    expect(asks(query)).toBe(false)
  })

  it.each([...ways, 'p_slug=match.a', 'p_slug=a&p_none=imatch.a'])(
    'is refused on a function’s result: %s',
    (query) => {
      expect(asks(query, 'rpc/shared_recipe')).toBe(false)
    },
  )
})

describe('a query that two parsers could split differently', () => {
  it.each([
    'or=(id.eq."a\\",title.match.b")',
    'or=(id.eq.a),title.match.b)',
    'or=(id.eq."a,title.match.b)',
    'or=(id.in.("a),title.match.b,id.in.("))',
    'or=(id.cs.{a},b},title.match.c)',
    'or=title.match.a',
    'or=(title.match.a',
    'title.match.a',
    '=match.a',
    'a b=eq.1',
    '"title"=match.a',
    'apikey=a',
    'select=title::text',
    'select=...recipes(id)',
    'select=id%00',
    'title=eq.%00',
    'order=title;drop',
  ])('is refused: %s', (query) => {
    expect(asks(query)).toBe(false)
  })
})

describe('too much of what is allowed', () => {
  const { pattern, wildcards, parameters, conditions, depth, listed, orders, embedded } = QUERY_LIMITS
  const nested = (levels: number) =>
    `${'and('.repeat(levels)}id.eq.1${')'.repeat(levels)}`.replace(/^and/, 'and=')
  it.each([
    ['a long pattern', `title=like.${'a'.repeat(pattern)}`, `title=like.${'a'.repeat(pattern + 1)}`],
    ['wildcards', `title=ilike.${'*'.repeat(wildcards)}`, `title=ilike.${'*'.repeat(wildcards + 1)}`],
    ['single wildcards', `title=like.${'_'.repeat(wildcards)}`, `title=like.${'_%25'.repeat(wildcards)}`],
    [
      'parameters',
      Array(parameters).fill('a=eq.1').join('&'),
      Array(parameters + 1)
        .fill('a=eq.1')
        .join('&'),
    ],
    ['conditions', `or=(${many(conditions, 'a.eq.1')})`, `or=(${many(conditions + 1, 'a.eq.1')})`],
    ['levels', nested(depth), nested(depth + 1)],
    ['a list', `id=in.(${many(listed, '1')})`, `id=in.(${many(listed + 1, '1')})`],
    ['orders', `order=${many(orders, 'id')}`, `order=${many(orders + 1, 'id')}`],
    ['other tables', `select=${many(embedded, 'a(b)')}`, `select=${many(embedded + 1, 'a(b)')}`],
    ['rows', 'limit=1000', 'limit=100000000'],
    ['an address', 'title=eq.a', `title=eq.${'a'.repeat(QUERY_LIMITS.address)}`],
  ])('is refused: %s', (_what, enough, tooMuch) => {
    expect([asks(enough), asks(tooMuch)]).toEqual([true, false])
  })
})
