import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react'
import { usePlatform } from '../define-remote.ts'

type Queries = {
  queryClient: QueryClient
  /** Wraps components that read server data. Other members' data is dropped before anything is painted. */
  Queries: ComponentType<{ children?: ReactNode }>
  /** @returns the page with `Queries` around it */
  withQueries(Page: ComponentType): ComponentType
}

/**
 * A remote's one cache of server data; call it once, in `data/queries.ts`. The first word of each key is the id of
 * the member it belongs to: a member's data here is health data, and is cleared from memory when they sign out.
 * It never retries, since the Supabase client does, with growing pauses. It also tries without a network: a page that
 * says it could not load helps more than one that waits silently.
 * @param staleTime milliseconds for which an answer is not refetched
 * @example export const { queryClient, withQueries } = remoteQueries()
 */
export function remoteQueries({ staleTime = 0 } = {}): Queries {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime },
      mutations: { networkMode: 'always' },
    },
  })
  function Queries({ children }: { children?: ReactNode }) {
    const { auth } = usePlatform()
    useLayoutEffect(() => {
      if (auth.status === 'loading') return
      const here = auth.status === 'member' ? auth.user.id : null
      queryClient.removeQueries({ predicate: ({ queryKey: [owner] }) => owner !== here })
    }, [auth])
    return createElement(QueryClientProvider, { client: queryClient }, children)
  }
  const withQueries = (Page: ComponentType) =>
    function PageWithQueries() {
      return createElement(Queries, null, createElement(Page))
    }
  return { queryClient, Queries, withQueries }
}
