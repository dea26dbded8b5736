import type { BringCountReply, BringCountRequest, Mend } from '@evenplate/domain/brought-recipe'
import { isAppError } from '@evenplate/domain/errors'
import type { Api } from '@evenplate/platform/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { countBrought } from './bring.ts'

/** A count, and the corrections it was made with. */
export type Counted = BringCountReply & { mends: readonly Mend[] }

/** A recipe that somebody brought, counted with its current corrections. Until that is done, the previous count stays. */
export const countedOf = (api: Api, owner: string | null, request: BringCountRequest) =>
  queryOptions<Counted>({
    queryKey: [owner, 'brought', request],
    queryFn: async ({ signal }) => ({
      ...(await countBrought(api, request, signal)),
      mends: request.recipe.mends,
    }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // Offline is reported at once, instead of silently waiting for the network.
    networkMode: 'always',
    retry: (times, error) => times < 3 && isAppError(error) && BUSY.has(error.code),
    retryDelay: (_, error) => 1000 * ((isAppError(error) ? error.retryAfter : undefined) ?? 2),
  })

const BUSY: ReadonlySet<string> = new Set(['count_limit', 'request_limit', 'busy'])
