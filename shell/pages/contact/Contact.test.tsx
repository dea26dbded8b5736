import { type ContactMessage, contactMessage } from '@evenplate/domain/contact'
import { AppError } from '@evenplate/domain/errors'
import { fakeApi, fakeMember } from '@evenplate/platform/fake'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AuthAs } from '../../platform/auth.tsx'
import { ApiContext } from '../../platform/platform.tsx'
import { Contact } from './Contact.tsx'

const THANKS = 'Thank you for your message! We will get back to you soon.'
const LETTER = {
  name: 'Ana',
  email: 'ana@example.com',
  subject: 'A wish',
  message: 'More soups, please.\nWith lentils.',
}

let sent: ContactMessage[]

function open(answer: () => unknown = () => ({ received: true }), auth = fakeMember({ email: '' })) {
  const api = fakeApi({
    post: (path, body) => {
      expect(path).toBe('/contact')
      sent.push(contactMessage.parse(body))
      return answer()
    },
  })
  render(
    <ApiContext value={api}>
      <AuthAs presence={{ auth, departures: 0 }}>
        <MemoryRouter>
          <Contact />
        </MemoryRouter>
      </AuthAs>
    </ApiContext>,
  )
}

const field = (name: keyof typeof LETTER) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`, 'i'))
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }))
async function write(letter: Partial<typeof LETTER> = LETTER) {
  for (const name of Object.keys(letter) as (keyof typeof LETTER)[]) {
    await userEvent.clear(field(name))
    await userEvent.type(field(name), letter[name] ?? '')
  }
}

beforeEach(() => {
  sent = []
})
afterEach(cleanup)

describe('the contact form', () => {
  it('sends the message and shows thanks in place of the form [ENTITY-14] [STATE-20]', async () => {
    open()
    await write()
    await press()
    const thanks = await screen.findByText(THANKS)
    expect(sent).toEqual([{ ...LETTER, id: expect.any(String) }])
    expect(document.activeElement?.contains(thanks)).toBe(true)
    expect(screen.queryByRole('button', { name: 'Send Message' })).toBeNull()
  })

  it('is busy while it sends [STATE-19]', async () => {
    const { promise, resolve } = Promise.withResolvers()
    open(() => promise)
    await write()
    await press()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' }).disabled).toBe(true)
    resolve({ received: true })
    await screen.findByText(THANKS)
  })

  it('requires every field before it calls the gateway [RULE-16]', async () => {
    open()
    await write({ name: '  ', email: 'ana@' })
    await press()
    expect(await screen.findByText('Please enter your name.')).toBeTruthy()
    expect(screen.getByText('Please enter a valid email address.')).toBeTruthy()
    expect(screen.getByText('Please enter a subject.')).toBeTruthy()
    expect(screen.getByText('Please enter a message.')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it.each(['contact_limit', 'offline', 'busy'] as const)('says %s and keeps what was typed', async (code) => {
    open(() => {
      throw new AppError(code)
    })
    await write()
    await press()
    const box = await screen.findByRole('alert')
    expect(box.textContent).toContain(new AppError(code).message)
    expect(document.activeElement).toBe(box)
    for (const name of Object.keys(LETTER) as (keyof typeof LETTER)[])
      expect(field(name).value).toBe(LETTER[name])
  })

  it('has one message for unexpected errors', async () => {
    open(() => {
      throw new TypeError('secret')
    })
    await write()
    await press()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'An unexpected error occurred. Please try again.',
    )
  })

  it('is the same message if it is sent again, and a new one if its text changed', async () => {
    let failing = 2
    open(() => {
      if (failing-- > 0) throw new AppError('offline')
      return { received: true }
    })
    await write()
    await press()
    await screen.findByRole('alert')
    await press()
    await waitFor(() => expect(sent).toHaveLength(2))
    await userEvent.type(field('message'), ' And stews.')
    await press()
    await screen.findByText(THANKS)
    const [first, again, other] = sent
    expect(again?.id).toBe(first?.id)
    expect(other?.id).not.toBe(first?.id)
  })

  it('fills in a member’s address, but never overwrites one', async () => {
    open(undefined, fakeMember())
    await waitFor(() => expect(field('email').value).toBe('ana@example.com'))
    await write({ email: 'work@example.com' })
    expect(field('email').value).toBe('work@example.com')
  })

  it('links to the privacy policy', () => {
    open()
    const links = screen.getAllByRole('link', { name: 'Privacy Policy' })
    expect(links[0]?.getAttribute('href')).toBe('/privacy')
  })
})
