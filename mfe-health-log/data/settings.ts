import { GROUPS } from '@evenplate/glycemia/groups'
import type { Sources } from '@evenplate/platform/kit/sources'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { dataOf } from './answer.ts'
import { type HealthSettings, NO_SETTINGS } from './log.ts'

const rows = z.array(
  z.object({
    unit: z.enum(['mg/dL', 'mmol/L']),
    goal_group: z.catch(z.nullable(z.enum(GROUPS)), null),
    preferred_source: z.nullable(z.string()),
  }),
)

export const settingsOf = ({ db }: Pick<Sources, 'db'>, userId: string) =>
  queryOptions({
    queryKey: [userId, 'settings'],
    queryFn: async (): Promise<HealthSettings> => {
      const client = await db()
      const [row] = rows.parse(
        dataOf(
          await client
            .from('health_settings')
            .select('unit,goal_group,preferred_source')
            .eq('user_id', userId),
        ),
      )
      return row ? { unit: row.unit, group: row.goal_group, preferred: row.preferred_source } : NO_SETTINGS
    },
    staleTime: 300_000,
  })

/** @throws AppError */
export async function saveSettings(
  db: Sources['db'],
  { unit, group, preferred }: HealthSettings,
): Promise<void> {
  const client = await db()
  const row = { unit, goal_group: group, preferred_source: preferred }
  dataOf(await client.from('health_settings').upsert(row, { onConflict: 'user_id' }))
}
