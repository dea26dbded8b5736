import { QueryClient } from '@tanstack/react-query'

/**
 * One for the whole remote. Keys begin with the user's id, so nobody ever reads another's cache.
 * Does not try again by itself: the Supabase client does, with growing pauses. Asks offline too: a page that
 * waits in silence for a network tells its reader less than one that says it could not load.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})
