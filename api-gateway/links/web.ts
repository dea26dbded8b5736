import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { addressesOf } from './addresses-of.ts'

/**
 * The web as the gateway reaches it: how names are resolved, and where it may go at all. Handed over by code alone, so that
 * tests reach a server on their own machine; no setting of an operator opens what is private.
 */
export type Web = {
  /** Network addresses of a host's name. @throws where there are none */
  resolve: (host: string) => Promise<string[]>
  isPublic: (address: string) => boolean
  ports: readonly number[]
}

export const PUBLIC_WEB: Web = {
  resolve: (host) => addressesOf(host),
  isPublic,
  ports: [80, 443],
}

/**
 * True for an address that anyone on the Internet reaches: none of a machine, a network, a provider or a protocol, and no IPv6
 * address that stands for an IPv4 one, by the special ranges of IANA as ipaddr.js lists them.
 */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  const read = ipaddr.parse(address)
  if (read.range() !== 'unicast') return false
  // Global addresses of IPv6 are given out of 2000::/3 alone.
  return !(read instanceof ipaddr.IPv6) || ((read.parts[0] ?? 0) & 0xe000) === 0x2000
}
