import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/**
 * One for the whole remote. Keys begin with the user's id, so nobody ever reads another's cache.
 * Does not try again by itself: the Supabase client does, with growing pauses.
 */
export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** A page whose data comes through the remote's query client. */
export function withQueries(Page: ComponentType): ComponentType {
  return function PageWithQueries() {
    return (
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    )
  }
}
