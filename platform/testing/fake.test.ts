import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CONTRACT } from '../contract.ts'
import { usePlatform } from '../define-remote.ts'
import { FakeShell, fakeApi, fakeMember, fakeNav, fakePlatform, MEMBER_ID, remoteOf } from './fake.tsx'
import { fakeDb } from './fake-db.ts'

describe('a remote', () => {
  const remote = remoteOf({
    hello: () => {
      const { auth, nav } = usePlatform()
      return createElement('p', null, `${auth.status} at ${nav.path}?${nav.search}#${nav.hash}`)
    },
  })

  it('says which contract it was built for', () => expect(remote.contract).toBe(CONTRACT))

  it('reads the platform it is given', () => {
    const page = createElement(FakeShell, {
      page: remote.pages.hello,
      at: '/hello?tab=recipes#top',
      platform: fakePlatform({ auth: fakeMember() }),
    })
    expect(renderToStaticMarkup(page)).toBe('<p>member at /hello?tab=recipes#top</p>')
  })

  it('has no platform outside its pages', () => {
    expect(() => renderToStaticMarkup(createElement(() => usePlatform().nav.path))).toThrow(/defineRemote/)
  })
})

describe('the fake', () => {
  it('remembers where a page went', () => {
    const platform = fakePlatform()
    platform.nav.go('/login?next=/dashboard')
    expect(platform.seen.visits).toEqual(['/login?next=/dashboard'])
  })

  it('renders links as links', () => {
    const { Link } = fakeNav('/')
    expect(renderToStaticMarkup(createElement(Link, { to: '/glossary', children: 'Glossary' }))).toBe(
      '<a href="/glossary">Glossary</a>',
    )
  })

  it('lets the page parse the api’s reply', async () => {
    const api = fakeApi({ post: () => ({ n: '7' }), stream: () => ['1', '2'] })
    expect(await api.post('/x', {}, (reply) => Number((reply as { n: string }).n))).toBe(7)
    expect(await Array.fromAsync(api.stream('/x', {}, Number))).toEqual([1, 2])
  })

  it('answers the Supabase client like PostgREST does', async () => {
    const tables = {
      recipes: [
        { id: '1', user_id: MEMBER_ID, title: 'Soup', created_at: '2026-11-01' },
        { id: '2', user_id: MEMBER_ID, title: 'Salad', created_at: '2026-11-02' },
        { id: '3', user_id: 'someone else', title: 'Cake', created_at: '2026-11-03' },
      ],
    }
    const db = await fakeDb({ tables })
    const mine = await db
      .from('recipes')
      .select('*')
      .eq('user_id', MEMBER_ID)
      .order('created_at', { ascending: false })
      .limit(1)
    expect(mine.data).toEqual([tables.recipes[1]])
    const count = await db
      .from('recipes')
      .select('*', { count: 'exact', head: true })
      .eq('user_id', MEMBER_ID)
    expect(count.count).toBe(2)
    expect((await db.from('recipes').select('*').eq('id', 'none').maybeSingle()).data).toBeNull()
    await db.from('recipes').delete().eq('id', '3')
    expect(tables.recipes).toHaveLength(2)
  })

  describe('filtering like PostgREST', () => {
    const tables = {
      recipes: ['Lentil Soup', 'Apple Oats 50%', 'Almond_Cake', 'Apple Oats 50%'].map((title, index) => ({
        id: String(index),
        user_id: MEMBER_ID,
        title,
        dietary_type: index === 1 ? ['low-gi', 'vegan'] : ['vegan'],
        servings: [2, 10, 4, 1][index],
      })),
    }
    const made = fakeDb({ tables })
    const ask = (db: Awaited<typeof made>) => db.from('recipes').select('id')
    const ids = (reply: { data: { id: string }[] | null }) => reply.data?.map(({ id }) => id)

    it('matches patterns, with escaped characters taken literally', async () => {
      expect(ids(await ask(await made).ilike('title', '%SOUP%'))).toEqual(['0'])
      expect(ids(await ask(await made).ilike('title', '%50\\%%'))).toEqual(['1', '3'])
      expect(ids(await ask(await made).ilike('title', '%d\\_c%'))).toEqual(['2'])
      expect(ids(await ask(await made).ilike('title', '_entil%'))).toEqual(['0'])
    })

    it('filters by list contents, by a list of values, and by negation', async () => {
      expect(ids(await ask(await made).contains('dietary_type', ['low-gi']))).toEqual(['1'])
      expect(ids(await ask(await made).in('id', ['0', '2', '9']))).toEqual(['0', '2'])
      expect(ids(await ask(await made).neq('id', '0'))).toEqual(['1', '2', '3'])
    })

    it('orders by several columns and returns one page', async () => {
      const ordered = ask(await made)
        .order('title')
        .order('id', { ascending: false })
      expect(ids(await ordered)).toEqual(['2', '3', '1', '0'])
      expect(
        ids(
          await ask(await made)
            .order('servings')
            .range(1, 2),
        ),
      ).toEqual(['0', '2'])
    })
  })

  it('answers functions, and a repeated request for a mail', async () => {
    const db = await fakeDb({ functions: { export_my_data: () => ({ recipes: [] }) } })
    expect((await db.rpc('export_my_data')).data).toEqual({ recipes: [] })
    expect((await db.auth.resend({ type: 'signup', email: 'ana@example.com' })).error).toBeNull()
  })

  it('signs in a user with an account, and otherwise refuses with the server’s message', async () => {
    const db = await fakeDb({
      users: [{ id: MEMBER_ID, email: 'ana@example.com', password: 'correct horse' }],
    })
    const wrong = await db.auth.signInWithPassword({ email: 'ana@example.com', password: 'wrong horse' })
    expect(wrong.error?.message).toBe('Invalid login credentials')
    const right = await db.auth.signInWithPassword({ email: 'ana@example.com', password: 'correct horse' })
    expect(right.data.user?.id).toBe(MEMBER_ID)
  })
})
