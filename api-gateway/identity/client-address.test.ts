import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

describe('a guest’s address', () => {
  it.each([
    ['the socket’s without proxies, whatever a header claims', '1.1.1.1', 0, '9.9.9.9', '9.9.9.9'],
    ['what our one proxy saw', '6.6.6.6, 1.2.3.4', 1, '10.0.0.1', '1.2.3.4'],
    ['what the outer of two proxies saw', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2, '10.0.0.1', '1.2.3.4'],
    ['the socket’s when the header is shorter than it must be', '1.2.3.4', 2, '10.0.0.1', '10.0.0.1'],
    ['the socket’s when the header contains no address', 'unknown', 1, '10.0.0.1', '10.0.0.1'],
    ['without its port', '1.2.3.4:5678', 1, null, '1.2.3.4'],
    ['IPv4 also when mapped', undefined, 0, '::ffff:1.2.3.4', '1.2.3.4'],
    ['an IPv6 household as one', undefined, 0, '2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['the same household, written short', '[2001:0db8:1:2::1]:443', 1, null, '2001:db8:1:2::/64'],
    ['an IPv6 address that is mostly zeros', undefined, 0, '::1', '0:0:0:0::/64'],
    ['unknown when there is none', undefined, 0, null, null],
  ])('is %s', (_, header, hops, peer, address) => {
    expect(clientAddress(header, hops, peer)).toBe(address)
  })
})
