import { QueryClient } from '@tanstack/react-query'

/** The remote's one cache of server data. Keys begin with the user's id. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: 1 } },
})
