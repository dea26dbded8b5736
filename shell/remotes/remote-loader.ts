import type { RemoteModule } from '@evenplate/platform/contract'
import { createContext } from 'react'

export type RemoteLoader = (name: string) => Promise<RemoteModule>

/** How remotes are loaded: by federation in a browser, from disk when compose renders a page. */
export const RemoteLoaderContext = createContext<RemoteLoader>(() => {
  throw new Error('No way to load remotes was given')
})
