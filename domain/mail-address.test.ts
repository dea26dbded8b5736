import { describe, expect, it } from 'vitest'
import { contactFields } from './contact.ts'
import { recipeMailRequest } from './recipe-mail.ts'

const MAILED: [form: string, read: (email: string) => { success: boolean }][] = [
  ['a mailed recipe', (email) => recipeMailRequest.safeParse({ email, generation: 'one' })],
  [
    'a contact message',
    (email) => contactFields.safeParse({ email, name: 'Ann', subject: 'Hi', message: 'Hi' }),
  ],
]

describe.each(MAILED)('the address of %s', (_form, read) => {
  it.each(['ann@example.com', 'ann+soup@mail.example.co', 'Ann@EXAMPLE.COM', 'ann@xn--bcher-kva.example'])(
    'may be %s',
    (email) => {
      expect(read(email).success).toBe(true)
    },
  )

  it.each([
    'a@localhost',
    'a@LOCALHOST',
    'a@mailserver',
    'a@127.0.0.1',
    'a@10.0.0.5',
    'a@[127.0.0.1]',
    'a@printer.local',
    'a@mail.internal',
    'a@router.lan',
    'a@app.localhost',
    'a@1.0.0.127.in-addr.arpa',
    'a@site.onion',
    'a@example.com.',
  ])('is not %s, which has no public mailbox', (email) => {
    expect(read(email).success).toBe(false)
  })
})
