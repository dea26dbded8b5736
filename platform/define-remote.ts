import { type ComponentType, createContext, createElement, lazy, useContext, useState } from 'react'
import { type Auth, CONTRACT, type Platform, type RemoteModule, type RemotePart } from './contract.ts'
import type { PageDeclaration } from './page-declaration.ts'
import type { PartName, Parts } from './parts.ts'

const PlatformContext = createContext<Platform | null>(null)

/** A component that can be preloaded. */
type Drawn<Props = object> = ComponentType<Props> & Pick<RemotePart, 'preload'>
type DeclaredPage = { declares: PageDeclaration; component: Drawn }

/**
 * What a remote exports as `./remote`: its pages, and the parts it draws on other remotes' pages.
 * @example export default defineRemote({ pages: { glossary: page({ path: '/glossary', … }, GlossaryPage) } })
 */
export function defineRemote({
  pages,
  parts = {},
}: {
  pages: Record<string, DeclaredPage>
  parts?: { [Name in PartName]?: Drawn<Parts[Name]> }
}): RemoteModule {
  return {
    contract: CONTRACT,
    pages: mapped(pages, ({ declares, component }) => Object.assign(withPlatform(component), { declares })),
    parts: mapped(parts as Record<string, Drawn>, withPlatform),
  }
}

/** A page and its declaration. */
export const page = (declares: PageDeclaration, component: Drawn): DeclaredPage => ({ declares, component })

/**
 * A page or part in its own file: fetched when it is opened, or when someone is about to open it. If named
 * `page-<name>` or `part-<name>`, the documents that show it preload it; otherwise the browser finds it one request
 * later.
 * @example laterPage(() => import(/* webpackChunkName: "page-recipe" *\/ './recipe/RecipePage.tsx').then((file) => file.RecipePage))
 */
export function laterPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): Drawn<Props> {
  let fetched: ComponentType<Props> | null = null
  const preload = async () => {
    fetched = await load()
  }
  const Unfetched: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  function LaterPage(props: Props) {
    const [Loaded] = useState<ComponentType<Props>>(() => fetched ?? Unfetched)
    return createElement(Loaded, props)
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
 * The member a page is for; null until known. Pages for members only declare it (`guard: 'member'`); the shell sends a
 * guest to sign in and back, so no page has to.
 */
export function useMember(): Member | null {
  const { auth } = usePlatform()
  return auth.status === 'member' ? auth.user : null
}

function withPlatform(component: Drawn): Drawn<{ platform: Platform; props?: object }> {
  function WithPlatform({ platform, props }: { platform: Platform; props?: object }) {
    return createElement(PlatformContext, { value: platform }, createElement(component, props))
  }
  return component.preload ? Object.assign(WithPlatform, { preload: component.preload }) : WithPlatform
}

const mapped = <From, To>(record: Record<string, From>, to: (one: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, one]) => [name, to(one)]))
