import { expect, it } from 'vitest'
import { hasPublicDomain } from '../../domain/mail-address.ts'
import { readEmail } from './requests.ts'

it.each([
  'ann@example.com',
  'ann@mail.example.co',
  'a@127.0.0.1',
  'a@printer.local',
  'a@app.localhost',
  'a@mail.internal',
  'a@router.lan',
  'a@nobody.invalid',
  'a@site.test',
  'a@site.onion',
  'a@1.0.0.127.in-addr.arpa',
  'a@example.7z',
])('accepts %s exactly if the gateway does', (address) => {
  const mails = () => {
    try {
      return readEmail(address) === address
    } catch {
      return false
    }
  }
  expect(mails()).toBe(hasPublicDomain(address))
})
