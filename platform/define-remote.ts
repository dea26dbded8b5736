import { type ComponentType, createContext, createElement, useContext } from 'react'
import { CONTRACT, type Platform, type RemoteModule, type RemotePage } from './contract.ts'

const PlatformContext = createContext<Platform | null>(null)

/**
 * What a remote exports as `./remote`.
 * @example export default defineRemote({ glossary: GlossaryPage })
 */
export function defineRemote(pages: Record<string, ComponentType>): RemoteModule {
  return {
    contract: CONTRACT,
    pages: Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, withPlatform(page)])),
  }
}

/** The page's platform. @throws outside a page made by `defineRemote`. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext)
  if (!platform) throw new Error('usePlatform() needs a page made by defineRemote()')
  return platform
}

function withPlatform(page: ComponentType): RemotePage {
  return function RemotePageWithPlatform({ platform }) {
    return createElement(PlatformContext, { value: platform }, createElement(page))
  }
}
