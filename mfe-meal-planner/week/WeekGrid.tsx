import { type Day, daysOf } from '@evenplate/meal-plan/dates'
import type { Slot } from '@evenplate/meal-plan/plan'
import { sayGrams } from '@evenplate/recipe-view/wording'
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react'
import { move } from '../plan/actions.ts'
import { sumOf } from '../plan/carbs.ts'
import { isEmpty } from '../plan/new-plan.ts'
import { useWeek } from '../plan/plan-store.ts'
import { useAct } from '../plan/use-act.ts'
import { shortDate, weekday } from '../plan/words.ts'
import { carbsWord } from '../slot/carb-words.ts'
import { SlotCard } from '../slot/SlotCard.tsx'
import { fetchSlotParts } from '../slot/SlotDialogs.tsx'
import styles from './WeekGrid.module.css'

/** Seven days: side by side if there is room, below each other on a phone. */
export function WeekGrid({ today, isBusy }: { today: Day | null; isBusy: boolean }) {
  const slots = useWeek(({ plan }) => plan.slots)
  const week = useWeek(({ plan }) => plan.week)
  const isRead = useWeek(({ kept }) => kept.at !== 'unread')
  const hasDishes = useWeek(({ plan }) => !isEmpty(plan))
  // An empty week may stay as it is: the code for opening its meals loads with the first dish, or when the pointer
  // comes near.
  const [isNear, setNear] = useState(false)
  const isUsed = isRead && (hasDishes || isBusy || isNear)
  useEffect(() => {
    if (isUsed) void fetchSlotParts().catch(() => {})
  }, [isUsed])
  const ref = useDragging(isUsed)
  const days = daysOf(week).map((day) => ({ day, slots: slots.filter((slot) => slot.day === day) }))
  const rows = Math.max(1, ...days.map(({ slots }) => slots.length))
  return (
    <section aria-labelledby="week-title">
      <h2 id="week-title" className="visually-hidden">
        Your meals
      </h2>
      <nav className={styles.jump} aria-label="Days">
        {days.map(({ day }) => (
          <a key={day} href={`#${idOf(day)}`} aria-current={isRead && day === today ? 'date' : undefined}>
            {weekday(day).slice(0, 3)}
          </a>
        ))}
      </nav>
      <ol
        ref={ref}
        className={styles.week}
        aria-busy={isBusy || !isRead || undefined}
        onPointerOver={() => setNear(true)}
        onFocus={() => setNear(true)}
        style={{ '--rows': rows } as CSSProperties}
      >
        {days.map(({ day, slots }) => (
          <li
            key={day}
            id={idOf(day)}
            className={styles.day}
            data-today={(isRead && day === today) || undefined}
          >
            <div className={styles.dayHead}>
              <h3 className={styles.name}>{weekday(day)}</h3>
              <span className={styles.date}>
                {isRead && <time dateTime={day}>{shortDate(day)}</time>}
                {isRead && day === today && <span className={styles.today}>Today</span>}
              </span>
              <DaySum slots={slots} />
            </div>
            <ul className={styles.slots}>
              {slots.map((slot) => (
                <SlotCard key={slot.id} slot={slot} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

const idOf = (day: Day): string => weekday(day).toLowerCase()

function DaySum({ slots }: { slots: readonly Slot[] }) {
  const said = useWeek(({ plan }) => {
    const sum = sumOf(plan, slots)
    return (
      sum.planned > 0 &&
      `${sum.least ? 'at least ' : ''}${sayGrams(Math.round(sum.grams))} ${carbsWord(plan.rules.counts)}`
    )
  })
  return <p className={styles.sum}>{said}</p>
}

/** Its code loads when the week is used: nobody drags a dish before. */
function useDragging(isUsed: boolean) {
  const ref = useRef<HTMLOListElement>(null)
  const act = useAct()
  const drop = useEffectEvent((from: string, to: string) => void act((plan) => move(plan, from, to)))
  useEffect(() => {
    const { current } = ref
    if (!isUsed || !current) return
    let stop = () => {}
    let here = true
    import(/* webpackChunkName: "dragging" */ '../dragging/dragging.ts').then(
      ({ dragSlots }) => {
        if (here) stop = dragSlots(current, (from, to) => drop(from, to))
      },
      // Without it, the menu still moves dishes.
      () => {},
    )
    return () => {
      here = false
      stop()
    }
  }, [isUsed])
  return ref
}
