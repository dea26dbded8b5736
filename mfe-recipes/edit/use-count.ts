import type { CountReply, CountRequest } from '@evenplate/domain/counting'
import { usePlatform } from '@evenplate/platform/define-remote'
import { countRecipe } from '@evenplate/saved-recipe/count'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Milliseconds without typing before the text is counted. */
const REST = 600

/** The gateway counts the form again each time typing pauses; the last answer wins. */
export function useCount(userId: string, request: CountRequest | null) {
  const { api } = usePlatform()
  const asked = JSON.stringify(request)
  const [rested, setRested] = useState(asked)
  useEffect(() => {
    const timer = setTimeout(() => setRested(asked), REST)
    return () => clearTimeout(timer)
  }, [asked])
  const settled = JSON.parse(rested) as CountRequest | null
  const count = useQuery({
    ...countOf(api, userId, settled),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
  })
  return {
    // Without ingredients, the last answer is about another dish.
    data: settled === null ? undefined : count.data,
    error: settled === null ? null : count.error,
    isCounting: asked !== rested || count.isFetching,
    /** True until somebody has typed an ingredient. */
    isIdle: settled === null,
  }
}

export const countOf = (
  api: Parameters<typeof countRecipe>[0],
  userId: string,
  request: CountRequest | null,
) =>
  queryOptions<CountReply>({
    queryKey: [userId, 'count', request],
    queryFn: ({ signal }) => {
      if (!request) throw new Error('Nothing to count')
      return countRecipe(api, request, signal)
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
