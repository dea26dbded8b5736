import type { Page, PageComposer, RenderApi } from './page-composer.ts'
import type { Reply, SharedRecipes } from './shared-recipes.ts'

const PATTERN = '/shared/:slug'
const STATUS = { there: 200, gone: 404, failed: 503 } as const

/** The page of a public recipe, rendered when it is asked for. Its head and content are whole without JavaScript. */
export function sharedPages(composer: PageComposer, sharedRecipes: SharedRecipes) {
  const route = composer.routes.find(({ path }) => path === PATTERN)
  if (!route) throw new Error(`No route ${PATTERN}`)

  return async (slug: string): Promise<Page & { status: number }> => {
    const found = await sharedRecipes(slug)
    const head = found.state === 'there' ? found.head : { public: false }
    const path = PATTERN.replace(':slug', slug)
    const page = await composer.compose(route, { path, ...head }, answering(found.reply))
    return { ...page, status: STATUS[found.state] }
  }
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
