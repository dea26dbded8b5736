import { remoteQueries } from '@evenplate/platform/kit/queries'

export const { queryClient, Queries } = remoteQueries()
