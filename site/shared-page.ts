import type { Page, PageComposer, RenderApi, SiteConfig } from './page-composer.ts'

export type Gateway = { fetch(request: Request, env?: object): Response | Promise<Response> }

const PATTERN = '/shared/:slug'

/**
 * The page of a public recipe, rendered when it is asked for: a recipe can be edited or made private at any time.
 * Its head and content are whole without JavaScript.
 */
export function sharedPages(composer: PageComposer, config: SiteConfig, gateway: Gateway) {
  const route = composer.routes.find(({ path }) => path === PATTERN)
  if (!route) throw new Error(`No route ${PATTERN}`)

  return async (slug: string): Promise<Page & { status: number }> => {
    const path = PATTERN.replace(':slug', slug)
    const reply = await ask(gateway, config, slug)
    const api = answering(reply)
    if (reply.status === 200) {
      const details = composer.sharedRecipeHead(reply.body.recipe, slug, config.siteUrl)
      return { ...(await composer.compose(route, { path, ...details }, api)), status: 200 }
    }
    const status = reply.status === 404 ? 404 : 503
    return { ...(await composer.compose(route, { path, public: false }, api)), status }
  }
}

type Reply = { status: number; body: { recipe?: unknown; code?: string; message?: string } }

async function ask(gateway: Gateway, { siteUrl }: SiteConfig, slug: string): Promise<Reply> {
  const response = await gateway.fetch(
    new Request(`${siteUrl}/api/shared-recipes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ slug }),
    }),
  )
  return { status: response.status, body: await response.json() }
}

/** The page asks while it renders what was asked for its head already, and gets the same. */
function answering({ status, body }: Reply): RenderApi {
  return {
    async post(_path, _body, parse) {
      if (status === 200) return parse(body)
      // As the shell's own gateway client throws it: pages know an expected failure by name and code.
      throw Object.assign(new Error(body.message), { name: 'AppError', code: body.code })
    },
    stream() {
      throw new Error('Nothing streams into a page that is being rendered')
    },
  }
}
