import { Resolver } from 'node:dns/promises'

/** Milliseconds. Reading a link has ten seconds in total. */
const LIMITS = { timeout: 2000, tries: 2, whole: 6000 }

/**
 * Network addresses of a host, resolved by our own queries: the system's resolver takes one of the few threads that
 * also read files, and holds it as long as a slow name server takes.
 * @param servers name servers as "address:port"; by default the system's
 * @throws if there are none, or no server answers in time
 */
export async function addressesOf(
  host: string,
  servers?: readonly string[],
  limits = LIMITS,
): Promise<string[]> {
  const resolver = new Resolver(limits)
  if (servers) resolver.setServers(servers)
  const late = setTimeout(() => resolver.cancel(), limits.whole)
  try {
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const found = [four, six].flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    if (four.status === 'rejected' && found.length === 0) throw four.reason
    return found
  } finally {
    clearTimeout(late)
  }
}
