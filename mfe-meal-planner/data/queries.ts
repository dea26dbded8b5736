import { remoteQueries } from '@evenplate/platform/kit/queries'

export const { queryClient, withQueries } = remoteQueries({ staleTime: 30_000 })
