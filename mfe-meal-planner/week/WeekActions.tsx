import { usePlatform } from '@evenplate/platform/define-remote'
import { Button, buttonClass } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { later } from '@evenplate/shared-ui/Later'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useEffect, useState } from 'react'
import { clearOpen } from '../plan/actions.ts'
import { isEmpty } from '../plan/new-plan.ts'
import { type Kept, useWeek } from '../plan/plan-store.ts'
import { useAct } from '../plan/use-act.ts'
import styles from './WeekActions.module.css'

const CalendarDialog = later(() =>
  import(/* webpackChunkName: "calendar" */ '../calendar/CalendarDialog.tsx').then(
    ({ CalendarDialog }) => CalendarDialog,
  ),
)

/** What can be done with a finished week. */
export function WeekActions() {
  const { nav } = usePlatform()
  const act = useAct()
  const week = useWeek(({ plan }) => plan.week)
  const kept = useWeek(({ kept }) => kept)
  const save = useSave(kept)
  const isFilled = useWeek(({ plan }) => !isEmpty(plan))
  const [calendar, setCalendar] = useState(false)
  return (
    <div className={styles.actions}>
      <nav.Link
        to={kept.at === 'unread' ? '/shopping-list' : `/shopping-list?week=${week}`}
        className={buttonClass({ variant: 'secondary' })}
      >
        <Icon name="list" />
        Generate Shopping List
      </nav.Link>
      <Button variant="secondary" onClick={save}>
        <Icon name="bookmark" />
        Save Plan
      </Button>
      <Button variant="quiet" onClick={() => window.print()}>
        <Icon name="printer" />
        Print the Week
      </Button>
      <Button variant="quiet" onClick={() => setCalendar(true)}>
        <Icon name="calendar" />
        Add to Calendar
      </Button>
      {isFilled && (
        <Button variant="quiet" onClick={() => act(clearOpen)}>
          <Icon name="trash" />
          Clear Unlocked Meals
        </Button>
      )}
      <p className={styles.kept}>{keptWords(kept)}</p>
      {calendar && <CalendarDialog onClose={() => setCalendar(false)} />}
    </div>
  )
}

/** The week is stored with each step. Saying where waits until that is known. */
function useSave(kept: Kept): () => void {
  const toast = useToast()
  const [isAsked, setAsked] = useState(false)
  const isKnown = kept.at !== 'unread' && kept.at !== 'saving'
  useEffect(() => {
    if (!isAsked || !isKnown) return
    setAsked(false)
    toast.add({ title: keptWords(kept), tone: 'info' })
  }, [isAsked, isKnown])
  return () => setAsked(true)
}

/** Where the week is now: it is stored with each step, and this says so. */
function keptWords(kept: Kept): string {
  switch (kept.at) {
    case 'device':
      return 'Your plan is saved on this device. With an account, you have it on your other devices too.'
    case 'account':
      return 'Your plan is saved in your account.'
    case 'saving':
      return 'Saving...'
    case 'waiting':
      return 'Your plan is on this device but not in your account yet.'
    case 'nowhere':
      return 'This browser can’t keep your plan.'
    case 'unread':
      return 'Your plan is saved with each change.'
  }
}
