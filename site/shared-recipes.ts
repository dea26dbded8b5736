import type { PageComposer, SiteConfig } from './page-composer.ts'

export type Gateway = { fetch(request: Request, env?: object): Response | Promise<Response> }

/** The gateway's current answer about a public recipe: it can be edited or made private at any time. */
export type SharedRecipe = { reply: Reply } & (
  | { state: 'there'; head: ReturnType<PageComposer['sharedRecipeHead']> }
  | { state: 'gone' | 'failed' }
)
export type SharedRecipes = (slug: string) => Promise<SharedRecipe>
export type Reply = { status: number; body: { recipe?: unknown; code?: string; message?: string } }

export const sharedRecipesOf =
  (composer: PageComposer, { siteUrl }: SiteConfig, gateway: Gateway): SharedRecipes =>
  async (slug) => {
    const response = await gateway.fetch(
      new Request(`${siteUrl}/api/shared-recipes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ slug }),
      }),
    )
    const reply: Reply = { status: response.status, body: await response.json() }
    if (reply.status !== 200) return { reply, state: reply.status === 404 ? 'gone' : 'failed' }
    return { reply, state: 'there', head: composer.sharedRecipeHead(reply.body.recipe, slug, siteUrl) }
  }
