import type { Builds } from './live.ts'

/** @param assetsUrl where the store's folders `shell/` and `remotes/` are served; none for the site's own origin */
export function servedFrom(assetsUrl = '', { shell, remotes }: Builds): Builds {
  const moved = Object.entries(remotes).map(([name, build]) => [
    name,
    // A build on another host stays there.
    build.entry.startsWith('/') ? { ...build, entry: assetsUrl + build.entry } : build,
  ])
  return { shell, remotes: Object.fromEntries(moved) }
}

/** Where browsers find the shell's files. */
export const shellBase = (assetsUrl = ''): string => `${assetsUrl}/shell/`
