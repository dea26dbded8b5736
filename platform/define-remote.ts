import { type ComponentType, createContext, createElement, lazy, useContext, useState } from 'react'
import { type Auth, CONTRACT, type Platform, type RemoteModule, type RemotePage } from './contract.ts'

const PlatformContext = createContext<Platform | null>(null)

type Page = ComponentType & Pick<RemotePage, 'preload'>

/**
 * What a remote exports as `./remote`.
 * @example export default defineRemote({ glossary: GlossaryPage })
 */
export function defineRemote(pages: Record<string, Page>): RemoteModule {
  return {
    contract: CONTRACT,
    pages: Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, withPlatform(page)])),
  }
}

/**
 * A page whose code is a file of its own: fetched when it is opened, or when someone is about to.
 * @example laterPage(() => import('./recipe/RecipePage.tsx').then((file) => file.RecipePage))
 */
export function laterPage(load: () => Promise<ComponentType>): Page {
  let fetched: ComponentType | null = null
  const preload = async () => {
    fetched = await load()
  }
  const Unfetched = lazy(async () => ({ default: await load() }))
  function LaterPage() {
    const [Loaded] = useState<ComponentType>(() => fetched ?? Unfetched)
    return createElement(Loaded)
  }
  return Object.assign(LaterPage, { preload })
}

/** The page's platform. @throws outside a page made by `defineRemote`. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext)
  if (!platform) throw new Error('usePlatform() needs a page made by defineRemote()')
  return platform
}

export type Member = Extract<Auth, { status: 'member' }>['user']

/**
 * The member a page is for; null until known. Which pages are for members only is in the shell's URL
 * map (`guard: 'member'`), which sends a guest to sign in and back: no page has to.
 */
export function useMember(): Member | null {
  const { auth } = usePlatform()
  return auth.status === 'member' ? auth.user : null
}

function withPlatform(page: Page): RemotePage {
  function RemotePageWithPlatform({ platform }: { platform: Platform }) {
    return createElement(PlatformContext, { value: platform }, createElement(page))
  }
  return page.preload
    ? Object.assign(RemotePageWithPlatform, { preload: page.preload })
    : RemotePageWithPlatform
}
