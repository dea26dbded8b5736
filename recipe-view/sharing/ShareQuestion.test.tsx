import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ShareQuestion, type ShareQuestionProps } from './ShareQuestion.tsx'

afterEach(cleanup)

const ask = (props: Pick<Partial<ShareQuestionProps>, 'busy' | 'failed' | 'brought'> = {}) => {
  const on = { onPublish: vi.fn(), onClose: vi.fn() }
  render(<ShareQuestion open busy={false} failed={false} {...props} {...on} />)
  return { ...on, user: userEvent.setup() }
}

it('says what others will see, and that it can be undone', () => {
  ask()
  const words = screen.getByRole('dialog', { name: 'Make this recipe public?' }).textContent
  expect(words).toContain('anyone with the link can see the recipe and its numbers')
  expect(words).toContain('not your name, your allergies or your other recipes')
  expect(words).toContain('You can make it private again')
})

it('makes public only what was agreed to', async () => {
  const { user, onPublish, onClose } = ask()
  await user.click(screen.getByRole('button', { name: 'Keep Private' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(onPublish).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Make Public and Copy Link' }))
  expect(onPublish).toHaveBeenCalledOnce()
})

it('asks about the text of a recipe that was brought, which stays private unless its owner agrees [EXPORT-4]', async () => {
  const brought = { source: { name: 'Some Blog', url: null, author: null } } as ShareQuestionProps['brought']
  const { user, onPublish } = ask({ brought })
  expect(screen.getByRole('dialog').textContent).toContain('its description, steps and tips stay with you')
  await user.click(screen.getByRole('button', { name: 'Make Public and Copy Link' }))
  expect(onPublish).toHaveBeenLastCalledWith(false)
  await user.click(screen.getByRole('checkbox', { name: /Also show its description/ }))
  await user.click(screen.getByRole('button', { name: 'Make Public and Copy Link' }))
  expect(onPublish).toHaveBeenLastCalledWith(true)
})

it('cannot be pressed twice, and says when it failed', () => {
  ask({ busy: true })
  expect(screen.getByRole('button', { name: 'Making it public...' })).toHaveProperty('disabled', true)
  cleanup()
  ask({ failed: true })
  expect(screen.getByRole('alert').textContent).toContain('Nothing has changed')
})
