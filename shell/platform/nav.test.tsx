import type { Nav } from '@evenplate/platform/contract'
import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { LeavingContext } from './leaving.ts'
import { useNav } from './nav.tsx'

afterEach(cleanup)

function navAt(path: string, leaving: boolean) {
  const seen: { nav?: Nav } = {}
  function Page() {
    seen.nav = useNav()
    return null
  }
  render(
    <LeavingContext value={() => leaving}>
      <MemoryRouter initialEntries={[path]}>
        <Page />
      </MemoryRouter>
    </LeavingContext>,
  )
  return {
    go: (...step: Parameters<Nav['go']>) => act(async () => seen.nav?.go(...step)),
    address: () => `${seen.nav?.path}?${seen.nav?.search}`,
  }
}

it('writes a search into the address of the current page', async () => {
  const { go, address } = navAt('/glossary', false)
  await go('/glossary?q=carb', { replace: true })
  expect(address()).toBe('/glossary?q=carb')
})

it('ignores a late search after leaving the page, but follows the visitor’s own steps', async () => {
  const { go, address } = navAt('/glossary', true)
  await go('/glossary?q=carb', { replace: true })
  expect(address()).toBe('/glossary?')
  await go('/about')
  expect(address()).toBe('/about?')
})

it('lets a page that has gone still navigate: after deleting an account, the sign-in page shows', async () => {
  const { go, address } = navAt('/profile', true)
  await go('/login?deleted=1', { replace: true })
  expect(address()).toBe('/login?deleted=1')
})

it('never leaves the site', async () => {
  const { go, address } = navAt('/glossary', false)
  await go('//elsewhere.example/')
  expect(address()).toBe('/?')
})
