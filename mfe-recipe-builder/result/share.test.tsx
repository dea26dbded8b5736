import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { askFor, button, memberWith, openBuilder } from '../testing/open-builder.tsx'

const SLUG = '0123456789abcdef0123456789abcdef'
const LINK = `${window.location.origin}/shared/${SLUG}`

afterEach(() => vi.restoreAllMocks())

/** A member whose recipe was saved; the database gives a slug to what becomes public. */
async function saved({ publishing = 200 } = {}) {
  const member = memberWith(0)
  const { tables } = member.backend
  const calls: string[] = []
  const builder = openBuilder({
    ...member,
    backend: {
      ...member.backend,
      intercept({ method, path }) {
        if (method !== 'PATCH' || !path.endsWith('/recipes')) return undefined
        calls.push(method)
        if (publishing !== 200) return { status: publishing, body: { code: 'XX000', message: 'down' } }
        for (const row of tables.recipes ?? []) row.share_slug = SLUG
        return undefined
      },
    },
  })
  await askFor(builder.user)
  builder.gateway.serves()
  await screen.findByRole('button', { name: 'Saved' })
  return { ...builder, calls, row: () => tables.recipes?.[0] }
}

const dialog = () => screen.findByRole('dialog', { name: 'Make this recipe public?' })

describe('sharing a saved recipe', () => {
  it('asks before anyone else can read it, then copies a link that works for anyone', async () => {
    const { user, row } = await saved()
    await user.click(button('Share Recipe'))
    expect((await dialog()).textContent).toMatch(/anyone with the link.*not your name, your allergies/)
    expect(row()).toMatchObject({ is_public: false })
    await user.click(button('Make Public and Copy Link'))
    expect(await screen.findByText('Recipe link copied to clipboard!')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(row()).toMatchObject({ is_public: true })
    expect(await navigator.clipboard.readText()).toBe(LINK)
  })

  it('copies the public link straight away once it is public', async () => {
    const { user, calls } = await saved()
    await user.click(button('Share Recipe'))
    await dialog()
    await user.click(button('Make Public and Copy Link'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await navigator.clipboard.writeText('')
    await user.click(button('Share Recipe'))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(LINK))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls).toHaveLength(1)
  })

  it('stays private, and copies nothing, when sharing is declined', async () => {
    const { user, row, calls } = await saved()
    await navigator.clipboard.writeText('mine')
    await user.click(button('Share Recipe'))
    await dialog()
    await user.click(button('Keep Private'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(row()).toMatchObject({ is_public: false })
    expect(calls).toHaveLength(0)
    expect(await navigator.clipboard.readText()).toBe('mine')
  })

  it('says when it could not be made public, and changes nothing', async () => {
    const { user, row, seen } = await saved({ publishing: 500 })
    await navigator.clipboard.writeText('mine')
    await user.click(button('Share Recipe'))
    await dialog()
    await user.click(button('Make Public and Copy Link'))
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing has changed')
    expect(await dialog()).toBeDefined()
    expect(row()).toMatchObject({ is_public: false })
    expect(await navigator.clipboard.readText()).toBe('mine')
    expect(seen.errors.length).toBeGreaterThan(0)
  })

  it('shows the public link if copying is refused', async () => {
    const { user } = await saved()
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('denied'))
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(button('Share Recipe'))
    await dialog()
    await user.click(button('Make Public and Copy Link'))
    expect(await screen.findByRole('textbox', { name: 'Link to share' })).toHaveProperty('value', LINK)
  })

  it('links to the recipe’s own page', async () => {
    const { row } = await saved()
    const link = screen.getByRole('link', { name: 'View saved recipe' })
    expect(link.getAttribute('href')).toBe(`/recipes/${row()?.id}`)
  })
})
