import { SALMON } from '@evenplate/recipe-view/testing/recipes'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { askFor, button, memberWith, openBuilder } from '../testing/open-builder.tsx'

async function serve(as: Parameters<typeof openBuilder>[0] = {}) {
  const builder = openBuilder(as)
  await askFor(builder.user)
  builder.gateway.serves()
  await screen.findByRole('heading', { level: 1, name: SALMON.title })
  return builder
}

afterEach(() => vi.restoreAllMocks())

const SLUG = 'a'.repeat(32)

async function answerShare(gateway: Awaited<ReturnType<typeof serve>>['gateway']) {
  await waitFor(() => expect(gateway.mails).toHaveLength(1))
  const [ask] = gateway.mails
  expect(ask).toMatchObject({
    path: '/guest-shares',
    body: { key: gateway.requests[0]?.options?.idempotencyKey },
  })
  ask?.answer({ slug: SLUG, until: '2026-12-22T12:00:00.000Z' })
}

describe('the result', () => {
  it('shows the recipe with the focus on its title', async () => {
    await serve()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: SALMON.title }))
    expect(screen.getByText('Medium (Good)')).toBeDefined()
    expect(screen.getByRole('checkbox', { name: '300 g salmon fillet' })).toBeDefined()
  })

  it('gives search engines data that no model text can break out of', async () => {
    const { gateway, user } = openBuilder()
    await askFor(user)
    gateway.serves({ ...SALMON, title: '</script><b>Dinner</b>' })
    await screen.findByRole('heading', { level: 1, name: '</script><b>Dinner</b>' })
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(data).not.toContain('<')
    expect(JSON.parse(data)['@type']).toBe('Recipe')
  })

  it('asks a guest to register for saving and for printing [STATE-16] [ROLE-3]', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { user } = await serve()
    await user.click(button('Save Recipe'))
    const prompt = await screen.findByRole('dialog', { name: 'Keep this recipe' })
    expect(prompt.textContent).toContain('Save up to 5 recipes')
    expect(prompt.textContent).not.toMatch(/unlimited/i)
    await user.click(button('Maybe Later'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(button('Print Recipe'))
    expect(await screen.findByRole('dialog', { name: 'Take it to the kitchen' })).toBeDefined()
    expect(print).not.toHaveBeenCalled()
  })

  it('prints for a member [RESULT-16]', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { user } = await serve(memberWith(0))
    await user.click(button('Print Recipe'))
    expect(print).toHaveBeenCalledOnce()
  })

  it('makes a link to a guest’s recipe for thirty days, and removes it', async () => {
    const { gateway, user } = await serve()
    await user.click(button('Share Recipe'))
    await answerShare(gateway)
    expect(await screen.findByText('Recipe link copied to clipboard!')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/shared/${SLUG}`)
    expect(screen.getByText('This link works until December 22.')).toBeDefined()
    // The same recipe has one link.
    await user.click(button('Share Recipe'))
    expect(gateway.mails).toHaveLength(1)
    await user.click(button('Remove Link'))
    await waitFor(() => expect(gateway.removed).toEqual([`/guest-shares/${SLUG}`]))
    await waitFor(() => expect(screen.queryByText(/This link works until/)).toBeNull())
  })

  it('says when the day’s links are used up, and shares nothing', async () => {
    const { gateway, user } = await serve()
    await user.click(button('Share Recipe'))
    await waitFor(() => expect(gateway.mails).toHaveLength(1))
    gateway.mails[0]?.refuse('share_limit')
    expect(await screen.findByText(/You have shared five recipes today/)).toBeDefined()
    expect(screen.queryByText(/This link works until/)).toBeNull()
  })

  it('shows the link if copying is refused', async () => {
    const { gateway, user } = await serve()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('denied'))
    await user.click(button('Share Recipe'))
    await answerShare(gateway)
    const link = await screen.findByRole('textbox', { name: 'Link to share' })
    expect(link).toHaveProperty('value', `${window.location.origin}/shared/${SLUG}`)
  })

  it('names the tab after the dish while it is shown', async () => {
    const { unmount } = await serve()
    expect(document.title).toBe(`${SALMON.title} | Evenplate`)
    unmount()
    expect(document.title).not.toContain(SALMON.title)
  })

  it('is still offered after going back to the form', async () => {
    const { unmount } = await serve()
    unmount()
    const { user } = openBuilder()
    expect(screen.getByText(/Your last recipe is still here/)).toBeDefined()
    await user.click(button('Back to the Recipe'))
    expect(screen.getByRole('heading', { level: 1, name: SALMON.title })).toBeDefined()
  })
})
