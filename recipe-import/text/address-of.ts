import { BROUGHT } from '@evenplate/domain/brought-recipe'
import { isRecord } from './is-record.ts'

/** A web address without user name and password; null for any other text. */
export function addressOf(value: unknown): string | null {
  const said = Array.isArray(value) ? value[0] : isRecord(value) ? (value['@id'] ?? value.url) : value
  if (typeof said !== 'string' || said.length > BROUGHT.link) return null
  const address = URL.parse(said.trim())
  if (!address || !/^https?:$/.test(address.protocol)) return null
  address.username = ''
  address.password = ''
  return address.href.length > BROUGHT.link ? null : address.href
}
