import { ERRORS, isAppError } from '@evenplate/domain/errors'
import { expect, it, vi } from 'vitest'
import { api } from './api.ts'

vi.mock('./gateway.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('is offline, with the domain’s message, if even the code that calls the gateway cannot be fetched', async () => {
  const error = await api.post('/contact', {}, (reply) => reply).catch((error: unknown) => error)
  expect(isAppError(error) && error.code).toBe('offline')
  expect(isAppError(error) && error.message).toBe(ERRORS.offline.message)
})
