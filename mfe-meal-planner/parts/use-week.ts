import type { Day } from '@evenplate/meal-plan/days'
import { usePlatform } from '@evenplate/platform/define-remote'
import { beginVisit } from '@evenplate/platform/kit/offline/connection'
import { useEffect, useState } from 'react'
import { readWeekGlance, type WeekGlance } from './data/week-glance.ts'

export type Asked = { state: 'loading' } | { state: 'failed' } | { state: 'there'; week: WeekGlance | null }

/** A member's week, requested whenever the part renders. It leaves memory with the part. */
export function useWeek(userId: string, week: Day): Asked {
  const { db, device, telemetry } = usePlatform()
  beginVisit(device)
  const [asked, setAsked] = useState<Asked>({ state: 'loading' })
  useEffect(() => {
    let here = true
    const show = (next: Asked) => here && setAsked(next)
    readWeekGlance({ db, device }, userId, week, (late) => show({ state: 'there', week: late })).then(
      (read) => show({ state: 'there', week: read }),
      (error: unknown) => {
        telemetry.error(error)
        show({ state: 'failed' })
      },
    )
    return () => {
      here = false
    }
  }, [userId, week])
  return asked
}
