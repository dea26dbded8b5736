import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ShareQuestion } from './ShareQuestion.tsx'

afterEach(cleanup)

const ask = (props: { busy?: boolean; failed?: boolean } = {}) => {
  const on = { onPublish: vi.fn(), onClose: vi.fn() }
  render(<ShareQuestion open busy={false} failed={false} {...props} {...on} />)
  return { ...on, user: userEvent.setup() }
}

it('says what others will see, and that it can be taken back', () => {
  ask()
  const words = screen.getByRole('dialog', { name: 'Make this recipe public?' }).textContent
  expect(words).toContain('anyone with the link can see the recipe and its numbers')
  expect(words).toContain('not your name, your allergies or your other recipes')
  expect(words).toContain('You can make it private again')
})

it('makes public only what was agreed to', async () => {
  const { user, onPublish, onClose } = ask()
  await user.click(screen.getByRole('button', { name: 'Keep private' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(onPublish).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Make public and copy link' }))
  expect(onPublish).toHaveBeenCalledOnce()
})

it('cannot be pressed twice, and says when it failed', () => {
  ask({ busy: true })
  expect(screen.getByRole('button', { name: 'Making it public...' })).toHaveProperty('disabled', true)
  cleanup()
  ask({ failed: true })
  expect(screen.getByRole('alert').textContent).toContain('Nothing has changed')
})
