import { momentsOf } from '@evenplate/glycemia/day'
import { usePlatform } from '@evenplate/platform/define-remote'
import { useLogged } from '@evenplate/platform/kit/use-logged'
import { later } from '@evenplate/shared-ui/Later'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { timesEaten } from '../data/eaten.ts'
import { offsetAt } from '../entry/wall-clock.ts'
import { daysToNow, RISE_DAYS } from './days-to-now.ts'

/** The code for sums only loads if there is something to sum: most recipes were never logged. */
const OwnRise = later(() => import('./OwnRise.tsx').then((file) => file.OwnRise))

/** What a member's own readings did after a recipe: nothing if they never logged it. */
export function MyRise({ userId, saved }: { userId: string; saved: string }) {
  const { db } = usePlatform()
  const [now] = useState(() => Date.now())
  const { from } = momentsOf(daysToNow(RISE_DAYS, now, offsetAt(now)))
  const times = useLogged(useQuery(timesEaten({ db }, userId, saved, from)))
  return times.data ? <OwnRise userId={userId} saved={saved} now={now} /> : null
}
