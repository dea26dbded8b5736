import type { Context } from 'hono'
import { shellHome } from './builds/live.ts'
import type { PageComposer } from './page-composer.ts'
import { cardVersion, type SocialCard } from './pictures/card-address.ts'
import { cardDrawer } from './pictures/draw-card.ts'
import { readMark } from './pictures/icons.ts'
import type { SharedRecipes } from './shared-recipes.ts'

/** Social cards, drawn when they are first asked for; null if there is none. */
export type Cards = {
  page(c: Context): Promise<Response | null>
  recipe(c: Context, slug: string): Promise<Response | null>
}

const WHILE_CURRENT = 'public, max-age=31536000, immutable'
/** Never cached: cards requested without a version, or of a recipe that can be changed or made private. */
const EACH_TIME = 'no-cache'

export function openCards(composer: PageComposer, sharedRecipes: SharedRecipes): Cards {
  const { brand, plateSvg, routes } = composer
  const draw = cardDrawer({
    mark: readMark(shellHome(composer.store, composer.builds.shell)),
    brand: brand.name,
    plateSvg,
  })
  // Pages without their own card use the home page's.
  const pages = new Map(
    routes
      .map(composer.pageCard)
      .map(({ path, card }) => [path, card] as const)
      .reverse(),
  )
  return {
    async page(c) {
      const card = pages.get(c.req.path)
      if (!card) return null
      return reply(c, card, c.req.query('v') === cardVersion(card) ? WHILE_CURRENT : EACH_TIME)
    },
    async recipe(c, slug) {
      const found = await sharedRecipes(slug)
      if (found.state === 'failed') return c.text('Try again later', 503, { 'retry-after': '5' })
      return found.state === 'there' ? reply(c, found.head.card.card, EACH_TIME) : null
    },
  }

  async function reply(c: Context, card: SocialCard['card'], cache: string): Promise<Response> {
    const etag = `"${cardVersion(card)}"`
    const headers = { etag, 'cache-control': cache, 'content-type': 'image/png' }
    if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
    const picture = draw(card)
    if (!picture) return c.text('Too many pictures at once', 503, { 'retry-after': '5' })
    return new Response(await picture, { headers })
  }
}
