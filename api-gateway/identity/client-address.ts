import { isIPv4, isIPv6 } from 'node:net'

/**
 * The address a request came from, for counting. Each trusted proxy appends the address that connected to it. So with n proxies, the
 * n-th entry from the right is the last that no outsider can have written; everything left of it may be invented by the client.
 * @param forwardedFor the x-forwarded-for header
 * @param hops how many trusted proxies are in front; 0 uses only the socket
 * @param peer address of the socket
 * @returns an IPv4 address or the /64 of an IPv6 one (a household has 2^64 of them), or null
 */
export function clientAddress(
  forwardedFor: string | undefined,
  hops: number,
  peer: string | null,
): string | null {
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim())
  const claimed = hops > 0 ? entries.at(-hops) : undefined
  return normal(claimed ?? '') ?? normal(peer ?? '')
}

function normal(address: string): string | null {
  const bare = address
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(bare)) return bare
  return isIPv6(bare) ? network64(bare) : null
}

function network64(address: string): string {
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = address.includes('::')
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
