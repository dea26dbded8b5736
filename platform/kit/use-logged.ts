import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePlatform } from '../define-remote.ts'

/** A query whose failure is only logged: the rest of the dashboard still renders. */
export function useLogged<T>(query: UseQueryResult<T>): UseQueryResult<T> {
  const { telemetry } = usePlatform()
  useEffect(() => {
    if (query.error) telemetry.error(query.error)
  }, [query.error])
  return query
}
