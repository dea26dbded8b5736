import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGES_OF_CONTRACT_1 } from './contract-1.ts'
import type { Declared } from './declared.ts'

// Apart from what checks a declaration: processes that only read what is live start without the hundred files of zod.

/**
 * What a stored build declares. A build stored before builds declared anything has the pages of contract 1; each of them
 * may be replaced by another part's.
 */
export function declaredOf(store: string, name: string, version: string): Pick<Declared, 'pages' | 'parts'> {
  const file = join(store, 'remotes', name, version, 'build.json')
  const said = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).declared : undefined
  if (said) return { pages: said.pages, parts: said.parts }
  return { pages: PAGES_OF_CONTRACT_1.get(name) ?? {}, parts: [] }
}
