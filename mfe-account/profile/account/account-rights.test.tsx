import { browserDevice } from '@evenplate/platform/device/browser-device'
import { FakeShell, fakeMember, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { type FakeBackend, type FakeCall, fakeDb } from '@evenplate/platform/fake-db'
import { setVerificationFlags } from '@evenplate/platform/verification-flags'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../data/queries.ts'
import remote from '../../remote.tsx'

const PROFILE = {
  id: MEMBER_ID,
  name: 'Ana',
  dietary_preferences: [],
  health_conditions: [],
  allergies: ['nuts'],
  cooking_skill_level: 'intermediate',
  household_size: 2,
}
const ana = () => ({ id: MEMBER_ID, email: 'ana@example.com', password: 'correct horse' })

async function open(backend: FakeBackend = {}, at = '/profile') {
  const calls: FakeCall[] = []
  const onGo = vi.fn()
  const db = fakeDb({
    tables: { profiles: [PROFILE] },
    signedInAs: ana(),
    ...backend,
    intercept: async (call) => {
      calls.push(call)
      return backend.intercept?.(call)
    },
  })
  const platform = fakePlatform({ auth: fakeMember(), db: () => db })
  render(<FakeShell page={remote.pages.profile} at={at} platform={platform} onGo={onGo} />)
  await screen.findByLabelText('Name')
  const asked = (method: string, path: string) =>
    calls.filter((call) => call.method === method && call.path.endsWith(path))
  return { onGo, asked }
}

const section = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

describe('changing the email', () => {
  const fill = async (email: string, password: string) => {
    await userEvent.type(section('Change email').getByLabelText(/^New email/), email)
    await userEvent.type(section('Change email').getByLabelText(/^Current password/), password)
    await userEvent.click(section('Change email').getByRole('button', { name: 'Change Email' }))
  }

  it('asks for the password first and says where the links went', async () => {
    const { asked } = await open()
    await fill('new@example.com', 'correct horse')
    expect(await section('Change email').findByText(/We sent a link to/)).toBeTruthy()
    expect(section('Change email').getByRole('status').textContent).toContain(
      'We sent a link to new@example.com and one to ana@example.com. Open both',
    )
    expect(asked('PUT', '/user')[0]?.body).toMatchObject({ email: 'new@example.com' })
    expect(asked('PUT', '/user')[0]?.query.get('redirect_to')).toBe(`${window.location.origin}/profile`)
  })

  it('changes nothing for a wrong password, and keeps what was typed', async () => {
    const { asked } = await open()
    await fill('new@example.com', 'wrong')
    expect(await section('Change email').findByText('Invalid login credentials')).toBeTruthy()
    expect(asked('PUT', '/user')).toHaveLength(0)
    expect(section('Change email').getByLabelText<HTMLInputElement>(/^New email/).value).toBe(
      'new@example.com',
    )
  })

  it('recognizes the current address', async () => {
    const { asked } = await open()
    await fill('ANA@example.com', 'correct horse')
    expect(await section('Change email').findByText('That is already your address.')).toBeTruthy()
    expect(asked('POST', '/token')).toHaveLength(0)
  })

  it.each([
    ['#message=Confirmation+link+accepted', /Please open the link in the other email too/],
    ['#error=access_denied&error_code=otp_expired', /That link has expired or was already used/],
  ])('says what a link has done: %s', async (hash, words) => {
    await open({}, `/profile${hash}`)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('removes a link’s message from the address, so that a reload does not show it again', async () => {
    const { onGo } = await open({}, '/profile?from=mail#error=access_denied&error_code=otp_expired')
    await screen.findByText(/That link has expired/)
    expect(onGo).toHaveBeenCalledWith('/profile?from=mail', { replace: true })
    expect(screen.getByText(/That link has expired/)).toBeTruthy()
  })

  it('still knows on the next visit which address is waiting for confirmation', async () => {
    await open({
      intercept: ({ method, path }) =>
        method === 'GET' && path.endsWith('/user')
          ? {
              status: 200,
              body: { id: MEMBER_ID, email: 'ana@example.com', new_email: 'new@example.com' },
            }
          : undefined,
    })
    const words = await section('Change email').findByText(/We sent a link to/)
    expect(words.textContent).toContain(
      'We sent a link to new@example.com and one to ana@example.com. Open both to finish the change. Until then, ana@example.com is still your address.',
    )
  })

  it('shows the server’s message when it is asked too often', async () => {
    const msg = 'For security purposes, you can only request this after 42 seconds.'
    await open({
      intercept: ({ method }) =>
        method === 'PUT'
          ? { status: 429, body: { code: 429, error_code: 'over_email_send_rate_limit', msg } }
          : undefined,
    })
    await fill('new@example.com', 'correct horse')
    expect((await section('Change email').findByRole('alert')).textContent).toContain(msg)
  })

  it('says once that the address has changed', async () => {
    sessionStorage.setItem('evenplate.link', 'email_change')
    await open()
    expect(await screen.findByText('Your email is now ana@example.com.')).toBeTruthy()
    expect(sessionStorage.length).toBe(0)
  })
})

describe('changing the password', () => {
  const fill = async (current: string, password: string, confirm = password) => {
    const form = section('Change password')
    await userEvent.type(form.getByLabelText(/^Current password/), current)
    await userEvent.type(form.getByLabelText(/^New password/), password)
    await userEvent.type(form.getByLabelText(/^Confirm/), confirm)
    await userEvent.click(form.getByRole('button', { name: 'Change Password' }))
    return form
  }

  it('checks the old one, sets the new one and signs out other sessions', async () => {
    const { asked } = await open()
    const form = await fill('correct horse', 'battery staple')
    expect(await form.findByText('Your password has been changed.')).toBeTruthy()
    expect(asked('PUT', '/user')[0]?.body).toMatchObject({ password: 'battery staple' })
    expect(asked('POST', '/logout')[0]?.query.get('scope')).toBe('others')
    expect(form.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('')
  })

  it.each([
    ['short', 'shore', "Passwords don't match"],
    ['short', 'short', 'Password must be at least 8 characters'],
  ])('checks the match first, then the length: %s and %s', async (password, confirm, words) => {
    const { asked } = await open()
    const form = await fill('correct horse', password, confirm)
    expect(await form.findByText(words)).toBeTruthy()
    expect(asked('POST', '/token')).toHaveLength(0)
  })

  it('needs the old one', async () => {
    const { asked } = await open()
    const form = await fill('wrong', 'battery staple')
    expect(await form.findByText('Invalid login credentials')).toBeTruthy()
    expect(asked('PUT', '/user')).toHaveLength(0)
  })

  it('keeps unsaved changes in the profile above', async () => {
    await open()
    await userEvent.type(screen.getByLabelText('Name'), ' Maria')
    const form = await fill('correct horse', 'battery staple')
    await form.findByText('Your password has been changed.')
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ana Maria')
  })

  it('tells password managers whose password it is', async () => {
    await open()
    const names = [...document.querySelectorAll<HTMLInputElement>('input[autocomplete=username]')]
    expect(names.length).toBeGreaterThanOrEqual(2)
    for (const name of names) expect(name.value).toBe('ana@example.com')
  })
})

describe('exporting everything', () => {
  it('saves one JSON file', async () => {
    const made: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob)
      return 'blob:x'
    })
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const pages = new Map([
      [undefined, { data: { profile: PROFILE, recipes: [] }, next: 'log:0' }],
      ['log:0', { data: { readings: [1, 2] }, next: 'log:2' }],
      ['log:2', { data: { readings: [3] }, next: null }],
    ])
    await open({ functions: { export_my_page: ({ p_page }) => pages.get(p_page as string | undefined) } })
    await userEvent.click(screen.getByRole('button', { name: 'Export all my data' }))
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toMatch(
      /^evenplate-data-\d{4}-\d\d-\d\d\.json$/,
    )
    expect(JSON.parse((await made[0]?.text()) ?? '')).toEqual({
      profile: PROFILE,
      recipes: [],
      readings: [1, 2, 3],
    })
  })

  it('says when it could not be made', async () => {
    await open({
      functions: {
        export_my_page: () => Response.json({ code: 'XX000', message: 'secret' }, { status: 500 }),
      },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Export all my data' }))
    expect(await screen.findByText(/couldn’t create the export just now/)).toBeTruthy()
    expect(screen.queryByText('secret')).toBeNull()
  })
})

describe('deleting the account', () => {
  const begin = async (password: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete My Account' }))
    const dialog = within(await screen.findByRole('dialog'))
    if (password) await userEvent.type(dialog.getByLabelText(/^Password/), password)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete My Account and Everything in It' }))
    return dialog
  }

  it('takes the password, deletes, ends the session here and says goodbye', async () => {
    const deleted = vi.fn(() => null)
    const { onGo, asked } = await open({ functions: { delete_my_account: deleted } })
    await begin('correct horse')
    await waitFor(() => expect(onGo).toHaveBeenLastCalledWith('/', { replace: true }))
    expect(asked('POST', '/logout')).toHaveLength(0)
    // The shell removes the page; only then does the session end.
    cleanup()
    await waitFor(() => expect(onGo).toHaveBeenLastCalledWith('/login?deleted=1', { replace: true }))
    expect(deleted).toHaveBeenCalledOnce()
    expect(asked('POST', '/logout')[0]?.query.get('scope')).toBe('local')
  })

  it.each([
    ['', 'Please enter your password.'],
    ['wrong', 'Invalid login credentials'],
  ])('does nothing for the password %j', async (password, words) => {
    const deleted = vi.fn(() => null)
    await open({ functions: { delete_my_account: deleted } })
    const dialog = await begin(password)
    expect(await dialog.findByText(words)).toBeTruthy()
    expect(deleted).not.toHaveBeenCalled()
  })

  it('focuses the button that keeps the account, and offers an export first', async () => {
    const taken = vi.fn(() => ({ data: {}, next: null }))
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await open({ functions: { export_my_page: taken } })
    await userEvent.click(screen.getByRole('button', { name: 'Delete My Account' }))
    const dialog = within(await screen.findByRole('dialog'))
    const keep = dialog.getByRole('button', { name: 'Keep My Account' })
    expect(document.activeElement).toBe(keep)
    await userEvent.click(dialog.getByRole('button', { name: 'Export all my data first' }))
    await waitFor(() => expect(taken).toHaveBeenCalledOnce())
    await userEvent.click(keep)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('cannot be closed while it is in progress: that would look like canceling', async () => {
    const answer = Promise.withResolvers<null>()
    const { onGo } = await open({ functions: { delete_my_account: () => answer.promise } })
    const dialog = await begin('correct horse')
    await dialog.findByRole('button', { name: 'Deleting...' })
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('dialog')).toBeTruthy()
    answer.resolve(null)
    await waitFor(() => expect(onGo).toHaveBeenLastCalledWith('/', { replace: true }))
  })

  it('leaves nothing of the member behind in this browser', async () => {
    setVerificationFlags(browserDevice, 'ana@example.com')
    browserDevice.write('shared-recipes', [])
    browserDevice.write('builder-state', { draft: 'salmon, no nuts' })
    const { onGo } = await open({ functions: { delete_my_account: () => null } })
    await begin('correct horse')
    await waitFor(() => expect(onGo).toHaveBeenLastCalledWith('/', { replace: true }))
    cleanup()
    await waitFor(() => expect(onGo).toHaveBeenLastCalledWith('/login?deleted=1', { replace: true }))
    expect(localStorage.length + sessionStorage.length).toBe(0)
  })

  it('asks once more if the password was entered too long ago for the database', async () => {
    const { onGo } = await open({
      functions: {
        delete_my_account: () =>
          Response.json({ code: 'PT403', message: 'password_needed' }, { status: 403 }),
      },
    })
    const dialog = await begin('correct horse')
    expect(await dialog.findByText('Please enter your password once more.')).toBeTruthy()
    expect(onGo).not.toHaveBeenCalled()
  })
})
