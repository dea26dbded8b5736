import type { Registry } from './live.ts'

/** A page that a part claims. `page`: its name in the remote. */
type Claim = { part: string; page: string; path: string; placeholder?: boolean }

export type Own = { path: string; placeholder?: boolean }

const claimsOf = (registry: Registry): Claim[] =>
  Object.entries(registry).flatMap(([part, { pages }]) =>
    Object.entries(pages).map(([page, { path, placeholder }]) => ({ part, page, path, placeholder })),
  )

/**
 * Conflicts where a part claims an address that another part or the shell also claims. Pages that may be replaced are
 * ignored.
 * @param shell the shell's own pages
 * @returns one sentence per conflict
 */
export function clashesOf(part: string, registry: Registry, shell: readonly Own[]): string[] {
  const all: Claim[] = [...shell.map((own) => ({ ...own, part: 'shell', page: '' })), ...claimsOf(registry)]
  const claimed = all.filter(({ placeholder, path }) => !placeholder && path !== '*')
  const ours = claimed.filter((claim) => claim.part === part)
  const others = claimed.filter((claim) => claim.part !== part)
  const same = ours.flatMap((one, index) =>
    ours
      .slice(index + 1)
      .filter((two) => shapeOf(one.path) === shapeOf(two.path))
      .map((two) => [one, two] as const),
  )
  const both = ours.flatMap((one) =>
    others.filter((other) => overlap(one.path, other.path)).map((other) => [one, other] as const),
  )
  return [
    ...same.map(([one, two]) => `${part} has two pages at ${one.path}: ${one.page} and ${two.page}`),
    ...both.map(([one, { part: other, path }]) =>
      path === one.path
        ? `${part} and ${other} both claim ${path}`
        : `${part} claims ${one.path}, which ${other} has as ${path}`,
    ),
    ...partClashes(part, registry),
  ]
}

function partClashes(part: string, registry: Registry): string[] {
  const others = Object.entries(registry).filter(([name]) => name !== part)
  return (registry[part]?.parts ?? []).flatMap((offered) =>
    others
      .filter(([, { parts }]) => parts.includes(offered))
      .map(([name]) => `${part} and ${name} both offer the part "${offered}"`),
  )
}

/**
 * The registry with each address only once: a page that may be replaced is dropped if another part claims its address.
 * Among parts that became live without the gate, such as by a rollback, the first in the alphabet gets it.
 * @param say gets a sentence for each page left out that was not meant to be replaced
 */
export function settled(registry: Registry, say: (line: string) => void = () => {}): Registry {
  const claims = claimsOf(registry)
  const kept = new Map<string, Claim>()
  for (const claim of claims.toSorted((a, b) => Number(!!a.placeholder) - Number(!!b.placeholder))) {
    const before = kept.get(shapeOf(claim.path))
    if (!before) kept.set(shapeOf(claim.path), claim)
    else if (!claim.placeholder)
      say(`${claim.path} of ${claim.part} is left out: ${before.part} claims it, too`)
  }
  return Object.fromEntries(
    Object.entries(registry).map(([part, entry]) => [
      part,
      {
        ...entry,
        pages: Object.fromEntries(
          Object.entries(entry.pages).filter(([page, { path }]) => {
            const owner = kept.get(shapeOf(path))
            return owner?.part === part && owner.page === page
          }),
        ),
      },
    ]),
  )
}

/** `/recipes/:id` and `/recipes/:name` are the same. */
const shapeOf = (path: string): string => path.replace(/:[^/]+/g, ':')

/** Whether some address matches both. */
function overlap(a: string, b: string): boolean {
  const [one, two] = [a.split('/'), b.split('/')]
  const fit = (part: string, other: string) => part === other || part.startsWith(':') || other.startsWith(':')
  return one.length === two.length && one.every((part, index) => fit(part, two[index]!))
}
