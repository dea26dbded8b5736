import { cleanup, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Auth } from '../contract.ts'
import { fakeMember, fakePlatform, MEMBER_ID, remoteOf } from '../testing/fake.tsx'
import { remoteQueries } from './queries.ts'

const { queryClient, withQueries } = remoteQueries()
const names = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey: [owner] }) => owner)
const remote = remoteOf({ page: withQueries(() => createElement('h1', null, `${names()}`)) })
const page = (auth: Auth) => {
  const Page = remote.pages.page
  if (!Page) throw new Error('The remote has a page')
  return createElement(Page, { platform: fakePlatform({ auth }) })
}

beforeEach(() => {
  queryClient.setQueryData([MEMBER_ID, 'profile'], { allergies: ['nuts'] })
  queryClient.setQueryData(['bo', 'profile'], { allergies: ['fish'] })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
})

it('clears nothing until the session is known', () => {
  render(page({ status: 'loading' }))
  expect(names()).toEqual([MEMBER_ID, 'bo'])
})

it('clears other members’ data when a member signs in, and everything when they sign out', () => {
  const view = render(page(fakeMember()))
  expect(names()).toEqual([MEMBER_ID])
  view.rerender(page({ status: 'guest' }))
  expect(names()).toEqual([])
  expect(screen.getByRole('heading')).toBeTruthy()
})
