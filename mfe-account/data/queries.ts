import { remoteQueries } from '@evenplate/platform/kit/queries'

export const { queryClient, withQueries } = remoteQueries()
