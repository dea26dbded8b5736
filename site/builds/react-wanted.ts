import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The range of React versions that a remote's build needs; undefined when it does not say. @param home folder of the build */
export function reactWanted(home: string): string | undefined {
  const manifest = JSON.parse(readFileSync(join(home, 'mf-manifest.json'), 'utf8'))
  const shared: { name: string; requiredVersion?: string }[] = manifest.shared ?? []
  return shared.find(({ name }) => name === 'react')?.requiredVersion
}
