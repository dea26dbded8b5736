import { randomUUID } from 'node:crypto'
import type { PGlite } from '@supabase/lite/pglite'

/**
 * The shared session must not stay in one client's transaction or role. It must also answer the question just
 * asked: a session one question behind would give one person's rows to the next.
 * @returns `broken` if the session can no longer be trusted
 */
export function soundSession(driver: Pick<PGlite, 'exec' | 'query'>): () => Promise<'sound' | 'broken'> {
  return async () => {
    try {
      await driver.exec('rollback')
      const question = randomUUID()
      const { rows } = await driver.query<{ answer: string; mine: boolean }>(
        'select $1::text as answer, current_user = session_user as mine',
        [question],
      )
      return rows[0]?.answer === question && rows[0].mine ? 'sound' : 'broken'
    } catch {
      return 'broken'
    }
  }
}
