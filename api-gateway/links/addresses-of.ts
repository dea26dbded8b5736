import { Resolver } from 'node:dns/promises'

/** Milliseconds. A site that is asked for has ten seconds in all. */
const LIMITS = { timeout: 2000, tries: 2, whole: 6000 }

/**
 * Network addresses of a host, asked for by questions of its own: what the system offers for it takes one of the few threads
 * that files are read by, and holds it as long as a slow name server wants.
 * @param servers name servers as "address:port"; those of the system where none are given
 * @throws where there are none, and where nobody answers in time
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
