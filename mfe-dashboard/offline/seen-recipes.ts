import { type SharedRecipe, sharedRecipe } from '@evenplate/domain/shared-recipe'
import * as z from 'zod/mini'

/**
 * The last shared recipes that were read here, newest first, to read again without a network. They are anyone's;
 * that they were read here leaves with a member who signs out (`shell/platform/kept-recipes.ts` knows the name).
 */
const KEY = 'evenplate.seen'
const AT_MOST = 10

const seen = z.array(z.object({ slug: z.string(), recipe: sharedRecipe }))

export function noteSeen(slug: string, recipe: SharedRecipe): void {
  write([{ slug, recipe }, ...others(slug)].slice(0, AT_MOST))
}

/** It is private again: here too. */
export const dropSeen = (slug: string): void => write(others(slug))

export const seenRecipe = (slug: string): SharedRecipe | undefined =>
  read().find((it) => it.slug === slug)?.recipe

const others = (slug: string) => read().filter((it) => it.slug !== slug)

/** Storage may be refused, or full, or hold what an older version wrote: then nothing was kept. */
function read(): z.infer<typeof seen> {
  try {
    return seen.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

function write(all: z.infer<typeof seen>): void {
  try {
    if (all.length > 0) localStorage.setItem(KEY, JSON.stringify(all))
    else localStorage.removeItem(KEY)
  } catch {}
}
