import { randomUuid } from '@evenplate/domain/random-uuid'
import { dayFrom, dayOf, momentsOf, numberOfDay } from '@evenplate/glycemia/day'
import { shownText, toMg } from '@evenplate/glycemia/unit'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Button, buttonClass } from '@evenplate/shared-ui/Button'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HandReading, LogMeal as Meal } from '../data/log.ts'
import { myRecipesOf } from '../data/my-recipes.ts'
import { LogMeal } from '../entry/LogMeal.tsx'
import { LowFirst } from '../entry/LowFirst.tsx'
import { MealDetails } from '../entry/MealDetails.tsx'
import { corrected, type Entered, ReadingForm } from '../entry/ReadingForm.tsx'
import { offsetAt } from '../entry/wall-clock.ts'
import type { MemberProps } from '../log/member-props.ts'
import { useMemberLog } from '../log/use-member-log.ts'
import { DayView } from '../seeing/DayView.tsx'
import { longDay } from '../words/time-words.ts'
import styles from './HealthPage.module.css'
import { LogNotices } from './LogNotices.tsx'

/** Today, or another day: the entry form on top, what was logged below. */
export function DayPage({ userId, viewer, outbox, day: asked }: MemberProps & { day: string | null }) {
  const { nav, db } = usePlatform()
  const toast = useToast()
  const { unit } = viewer.settings
  const today = dayOf(viewer.now, viewer.offset)
  const day = asked ?? today
  const { from, to } = momentsOf({ from: day, to: day })
  const log = useMemberLog(userId, from, to, outbox.waiting)
  const [low, setLow] = useState<Entered | null>(null)
  const [isLogging, setLogging] = useState(false)
  const [changing, setChanging] = useState<Meal | null>(null)
  const recipes = useQuery({ ...myRecipesOf({ db }, userId), enabled: changing !== null })

  const add = (reading: HandReading) => outbox.add({ do: 'add-reading', id: reading.key, reading })
  const remove = (what: 'reading' | 'meal', id: string) => outbox.add({ do: 'remove', what, id })
  const putMeal = (meal: Meal) => outbox.add({ do: 'put-meal', id: meal.id, meal })
  const words = ({ value, unit: of }: HandReading) => `${shownText(toMg(value, of), unit)} ${unit}`

  function enter(entered: Entered) {
    const { reading } = entered
    if (!add(reading)) return
    if (entered.isLow) return setLow(entered)
    toast.add({
      title: `Saved ${words(reading)}`,
      action: { label: 'Undo', onClick: () => remove('reading', reading.key) },
    })
  }
  function logMeal(meal: Meal) {
    setLogging(false)
    if (!putMeal(meal)) return
    toast.add({
      title: `Logged ${meal.title}`,
      action: { label: 'Undo', onClick: () => remove('meal', meal.id) },
    })
  }
  return (
    <div className={styles.day}>
      {low && (
        <LowFirst
          entered={`Saved: ${words(low.reading)}.`}
          question={
            low.question && {
              says: low.question.says,
              correct: low.question.other && {
                says: `It was ${low.question.other.value} ${low.question.other.unit}`,
                onCorrect: () => {
                  const meant = corrected(low, low.question!)
                  remove('reading', low.reading.key)
                  add(meant.reading)
                  setLow(meant.isLow ? meant : null)
                },
              },
            }
          }
          onUndo={() => {
            remove('reading', low.reading.key)
            setLow(null)
          }}
          onTreated={() => {
            const at = Date.now()
            const treatment = { id: randomUuid(), at, offset: offsetAt(at), kind: 'low-treated' } as const
            outbox.add({ do: 'add-treatment', id: treatment.id, treatment })
            setLow(null)
          }}
          onBack={() => setLow(null)}
        />
      )}
      {day === today && (
        <div className={styles.entering}>
          <ReadingForm unit={unit} onEnter={enter} />
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => setLogging(true)}>
              Log a Meal
            </Button>
            <nav.Link to="/health/import" className={buttonClass({ variant: 'quiet' })}>
              Import a File
            </nav.Link>
            <nav.Link to="/health/report" className={buttonClass({ variant: 'quiet' })}>
              Report
            </nav.Link>
          </div>
        </div>
      )}
      <div className={styles.dayNav}>
        <nav.Link to={`/health?day=${neighbor(day, -1)}`} aria-label="Previous day">
          ← Previous
        </nav.Link>
        <h2>{day === today ? 'Today' : longDay(day)}</h2>
        {day < today ? (
          <nav.Link
            to={neighbor(day, 1) === today ? '/health' : `/health?day=${neighbor(day, 1)}`}
            aria-label="Next day"
          >
            Next →
          </nav.Link>
        ) : (
          <span />
        )}
      </div>
      {/* Below the day, which does not move while its readings load. */}
      <LogNotices asked={log} waiting={outbox.waiting.length} />
      {log.state !== 'loading' && (
        <DayView
          day={day}
          log={log.log}
          viewer={viewer}
          acts={{
            removeReading(reading) {
              if (!remove('reading', reading.key)) return
              toast.add({
                title: `Deleted ${words(reading)}`,
                action: { label: 'Undo', onClick: () => add(reading) },
              })
            },
            removeMeal(meal) {
              if (!remove('meal', meal.id)) return
              toast.add({
                title: `Deleted ${meal.title}`,
                action: { label: 'Undo', onClick: () => putMeal(meal) },
              })
            },
            changeMeal: setChanging,
          }}
        />
      )}
      {isLogging && <LogMeal userId={userId} onLog={logMeal} onClose={() => setLogging(false)} />}
      {changing && (
        <MealDetails
          key={changing.id}
          meal={changing}
          servings={recipes.data?.find(({ id }) => id === changing.recipe)?.servings ?? null}
          onClose={() => setChanging(null)}
          onSave={(meal) => {
            setChanging(null)
            if (!putMeal(meal)) return
            toast.add({
              title: `Changed ${meal.title}`,
              action: { label: 'Undo', onClick: () => putMeal(changing) },
            })
          }}
        />
      )}
    </div>
  )
}

const neighbor = (day: string, by: number): string => dayFrom(numberOfDay(day) + by)
