import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { addressesOf } from './addresses-of.ts'

/**
 * The web as the gateway reaches it: how names are resolved, and which addresses are allowed. Set only in code, so that
 * tests can reach a server on their own machine; no setting of an operator opens private addresses.
 */
export type Web = {
  /** Network addresses of a host's name. @throws if there are none */
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
 * True for an address that anyone on the Internet can reach: not one reserved for a machine, a network, a provider or a
 * protocol, and not an IPv6 address that stands for an IPv4 one, by IANA's special ranges as ipaddr.js lists them.
 */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  const read = ipaddr.parse(address)
  if (read.range() !== 'unicast') return false
  // Global IPv6 addresses are assigned only from 2000::/3.
  return !(read instanceof ipaddr.IPv6) || ((read.parts[0] ?? 0) & 0xe000) === 0x2000
}
