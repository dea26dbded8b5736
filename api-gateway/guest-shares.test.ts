import { describe, expect, it } from 'vitest'
import { houseChef } from './providers/house-chef/index.ts'
import { memoryMembers } from './testing/memory-store.ts'
import { openTestGateway } from './testing/open-test-gateway.ts'

const ASKED = { mode: 'free', text: 'butter chicken without nuts, I am allergic to shellfish' }
const open = () =>
  openTestGateway(houseChef(), { members: memoryMembers({ token: { id: 'user-1', profile: null } }) })

async function shared(gateway = open(), key = 'key-1') {
  expect((await gateway.post(ASKED, { 'idempotency-key': key })).status).toBe(200)
  const reply = await gateway.postTo('/guest-shares', { key })
  expect(reply.status).toBe(200)
  const { slug, until }: { slug: string; until: string } = await reply.json()
  const remove = (headers: Record<string, string> = {}) =>
    gateway.app.request(`/api/guest-shares/${slug}`, {
      method: 'DELETE',
      headers: { 'x-guest-id': 'guest-0001', ...headers },
    })
  return { gateway, slug, until, remove, key }
}

describe("a guest's link", () => {
  it('opens their recipe, and reveals nothing of what they asked', async () => {
    const { gateway, slug, until } = await shared()
    const reply = await gateway.postTo('/shared-recipes', { slug })
    const { recipe } = await reply.json()
    expect(recipe).toMatchObject({ title: expect.stringMatching(/Butter Chicken/), until, dietary: [] })
    expect(recipe.figures.perServing.carbs).toBeGreaterThan(0)
    expect(recipe.figures.origin).toMatchObject({ checked: [], care: [], notes: [], fromProfile: [] })
    expect(recipe.figures.origin.brief).toBeUndefined()
    expect(JSON.stringify(recipe)).not.toMatch(/shellfish|allerg/i)
  })

  it('exists once per recipe, up to five a day', async () => {
    const { gateway, slug } = await shared()
    expect((await (await gateway.postTo('/guest-shares', { key: 'key-1' })).json()).slug).toBe(slug)
    for (const row of Array.from({ length: 5 }, (_, n) => ({ ...gateway.quotas.rows[0]!, key: `more-${n}` })))
      gateway.quotas.rows.push(row)
    for (let n = 0; n < 4; n += 1)
      expect((await gateway.postTo('/guest-shares', { key: `more-${n}` })).status).toBe(200)
    const over = await gateway.postTo('/guest-shares', { key: 'more-4' })
    expect([over.status, (await over.json()).code]).toEqual([429, 'share_limit'])
  })

  it('shows their own recipe, never a text they send', async () => {
    const { gateway } = await shared()
    for (const key of ['key-2', '', 'x'.repeat(201)])
      expect((await gateway.postTo('/guest-shares', { key, recipe: { title: 'Mine' } })).status).toBe(404)
    expect((await gateway.postTo('/guest-shares', { recipe: {} })).status).toBe(400)
  })

  it('can be removed only by its maker', async () => {
    const { gateway, slug, remove } = await shared()
    expect((await remove({ 'x-guest-id': 'guest-9999' })).status).toBe(404)
    expect((await gateway.postTo('/shared-recipes', { slug })).status).toBe(200)
    expect((await remove()).status).toBe(204)
    expect((await gateway.postTo('/shared-recipes', { slug })).status).toBe(404)
    expect((await remove()).status).toBe(404)
  })

  it('is for guests: a member is told so', async () => {
    const { gateway, remove, key } = await shared()
    const signedIn = { authorization: 'Bearer token' }
    expect((await remove(signedIn)).status).toBe(400)
    expect((await gateway.postTo('/guest-shares', { key }, signedIn)).status).toBe(400)
  })

  it('is never logged', async () => {
    const { gateway, slug, remove } = await shared()
    await remove()
    expect(JSON.stringify(gateway.log)).not.toContain(slug)
    expect(JSON.stringify(gateway.log)).toContain('"/guest-shares"')
  })
})
