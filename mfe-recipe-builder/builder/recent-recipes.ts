import * as z from 'zod/mini'
import { type Made, made } from './build.ts'
import { RECENT_KEY } from './use-keeps-recent.ts'

/**
 * The last recipes that guests made on this device, newest first: nobody saved them, and a kitchen may have no
 * network. They leave when a member signs out here (`shell/platform/kept-recipes.ts`), when asked to, or after a week.
 */
const AT_MOST = 10
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000

/** What was told of oneself to get it stays in the tab that asked. */
export const noteMade = ({ request: _, ...recipe }: Made): void =>
  write([recipe, ...read().filter(({ id }) => id !== recipe.id)].slice(0, AT_MOST))

export const recentRecipes = (now: Date): Made[] =>
  read().filter(({ at }) => now.getTime() - Date.parse(at) < KEPT_FOR_MS)

export const forgetRecent = (): void => write([])

/** Storage may be refused, or full, or hold what an older build wrote: then nothing was kept. */
function read(): Made[] {
  try {
    return z.array(made).safeParse(JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

function write(recipes: Made[]): void {
  try {
    if (recipes.length > 0) localStorage.setItem(RECENT_KEY, JSON.stringify(recipes))
    else localStorage.removeItem(RECENT_KEY)
  } catch {}
}
