import { AppError } from '@evenplate/domain/errors'

type Answer = {
  data: unknown
  error: { code?: string; message?: string; hint?: string | null } | null
  status: number
}

/** Messages of the database's own limits: `readings_limit`, `meals_limit`. */
const LIMIT = /_limit$/

/** How the site's own database says for how many seconds it refuses (`supabase/embedded/server.ts`). */
const WAIT = /^Try again in (\d{1,6}) s$/

/** @throws AppError that names the cause: the network, the session, the site, or what was sent */
export function dataOf({ data, error, status }: Answer): unknown {
  if (!error) return data
  if (status === 0) throw new AppError('offline', { cause: error })
  if (status === 401) throw new AppError('unauthorized', { cause: error })
  if (status === 403 && LIMIT.test(error.message ?? '')) throw new AppError('too_large', { cause: error })
  // It may work in a minute: what is sent is kept until then.
  if (status === 429 || status >= 500) {
    const seconds = WAIT.exec(error.hint ?? '')?.[1]
    throw new AppError('unexpected', { cause: error, ...(seconds && { retryAfter: Number(seconds) }) })
  }
  throw new AppError('save_failed', { cause: error })
}
