import { remoteQueries } from '@evenplate/platform/kit/queries'

export const { queryClient, Queries } = remoteQueries({ staleTime: 30_000 })
