import { isAppError } from '@evenplate/domain/errors'
import { usePlatform } from '@evenplate/platform/define-remote'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Counted, countedOf } from '../../data/counted.ts'
import { type BroughtItem, ingredientsOf } from '../../state/brought.ts'
import { changeItem } from '../../state/brought-store.ts'
import { countRequestOf, glanceOf } from '../reading/glance-at.ts'
import type { Remembering } from '../use-remembered.ts'

/** Milliseconds after the last change until it is counted. */
const PAUSE = 250

export type Count = {
  /** The last count; undefined before the first. */
  counted: Counted | undefined
  /** True while the page's current state is being counted. */
  isCounting: boolean
  /** Why the page's current state could not be counted; null if it was. */
  failure: { message: string; isOffline: boolean } | null
  again(): void
}

/** The recipe's current count, recounted after each change. */
export function useCount(item: BroughtItem, { told, isKnown }: Remembering): Count {
  const { api, auth, telemetry } = usePlatform()
  const now = JSON.stringify(countRequestOf(item, told))
  const asked = useLate(now)
  const owner = auth.status === 'member' ? auth.user.id : null
  const request: ReturnType<typeof countRequestOf> = JSON.parse(asked)
  const query = useQuery({
    ...countedOf(api, owner, request),
    enabled:
      isKnown &&
      auth.status !== 'loading' &&
      item.recipe.lines.length > 0 &&
      ingredientsOf(request).tooMany === 0,
  })
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  const isOffline = isAppError(error) && error.code === 'offline'

  useEffect(() => {
    if (error) telemetry.error(error)
  }, [error, telemetry])
  useEffect(() => {
    if (data && !isPlaceholderData) changeItem(item.key, (one) => ({ ...one, glance: glanceOf(data) }))
  }, [data, isPlaceholderData, item.key])
  useEffect(() => {
    if (!isOffline) return
    const again = () => void refetch()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isOffline, refetch])

  return {
    counted: data,
    isCounting: now !== asked || isFetching,
    failure: error && !isFetching ? { message: sayFailure(error), isOffline } : null,
    again: () => void refetch(),
  }
}

const sayFailure = (error: Error): string =>
  isAppError(error) && error.code !== 'unexpected' ? error.message : 'We could not count it just now.'

/** The value once it has stopped changing; the first one at once. */
function useLate(value: string): string {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return late
}
