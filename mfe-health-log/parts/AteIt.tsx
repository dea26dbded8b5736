import { usePlatform } from '@evenplate/platform/define-remote'
import { useLogged } from '@evenplate/platform/kit/use-logged'
import type { Parts } from '@evenplate/platform/parts'
import { Button } from '@evenplate/shared-ui/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type EatenFromSlot, eatenFrom } from '../data/eaten.ts'
import { queryClient } from '../data/queries.ts'
import { sendStep } from '../data/send.ts'
import { plannedMeal } from '../entry/meals.ts'
import { momentWords } from '../words/time-words.ts'
import styles from './Parts.module.css'
import { usualTime } from './usual-time.ts'

type Props = { userId: string; planned: Parts['ate-it'] }

/** Logs a planned meal as eaten, and can undo it. Its time and amount are changed in the log. */
export function AteIt({ userId, planned }: Props) {
  const { db, nav, telemetry } = usePlatform()
  const asked = eatenFrom({ db }, userId, planned.slot)
  const { data: eaten, isPending } = useLogged(useQuery(asked))
  const [going, setGoing] = useState<'rest' | 'busy' | 'failed'>('rest')
  const [now] = useState(() => Date.now())
  const moment = usualTime(planned.on, planned.meal, now)
  if (isPending || moment === null) return null

  async function step(send: () => Promise<void>, next: EatenFromSlot | null) {
    setGoing('busy')
    try {
      await send()
      queryClient.setQueryData(asked.queryKey, next)
      void queryClient.invalidateQueries({ queryKey: [userId, 'log'] })
      setGoing('rest')
    } catch (error) {
      telemetry.error(error)
      setGoing('failed')
    }
  }
  function log() {
    if (moment === null) return
    const { saved, ...slot } = planned
    const meal = plannedMeal({ ...slot, recipe: saved ?? null }, moment)
    const id = meal.id
    void step(async () => sendStep(await db(), { do: 'put-meal', id, meal }), { id, ...moment })
  }
  function undo({ id }: EatenFromSlot) {
    void step(async () => sendStep(await db(), { do: 'remove', id, what: 'meal' }), null)
  }
  return (
    <div className={styles.ate}>
      {eaten ? (
        <>
          <span role="status">Eaten: {momentWords(eaten.at, eaten.offset)}</span>
          <Button size="s" variant="quiet" busy={going === 'busy'} onClick={() => undo(eaten)}>
            Undo
          </Button>
          <nav.Link to="/health">Change</nav.Link>
        </>
      ) : (
        <Button size="s" variant="secondary" busy={going === 'busy'} onClick={log}>
          Ate It
        </Button>
      )}
      {going === 'failed' && <span role="alert">That didn’t work just now. Please try again.</span>}
    </div>
  )
}
