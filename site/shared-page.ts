import type { Page, PageComposer } from './page-composer.ts'
import type { SharedRecipes } from './shared-recipes.ts'

const PATTERN = '/shared/:slug'
const STATUS = { there: 200, gone: 404, failed: 503 } as const

/**
 * The page of a public recipe, rendered on request. Its head and content are complete without JavaScript.
 * @returns null if no part has this page
 */
export function sharedPages(composer: PageComposer, sharedRecipes: SharedRecipes) {
  const route = composer.routes.find(({ path }) => path === PATTERN)
  if (!route) return async () => null

  return async (slug: string): Promise<(Page & { status: number }) | null> => {
    const found = await sharedRecipes(slug)
    const head = found.state === 'there' ? found.head : { public: false }
    const path = PATTERN.replace(':slug', slug)
    const page = await composer.compose(route, { path, ...head }, found.reply)
    return { ...page, status: page.standsIn ? STATUS.failed : STATUS[found.state] }
  }
}
