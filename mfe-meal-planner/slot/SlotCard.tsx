import { dishIn, type Slot } from '@evenplate/meal-plan/plan'
import { sayMinutes, sayNumber } from '@evenplate/recipe-view/wording'
import { Icon } from '@evenplate/shared-ui/Icon'
import { memo } from 'react'
import { lock, slotIn } from '../plan/actions.ts'
import { budgetAt, carbsOf } from '../plan/carbs.ts'
import { eatersOf } from '../plan/leftovers.ts'
import { useWeek } from '../plan/plan-store.ts'
import { useAct } from '../plan/use-act.ts'
import { placeWords, weekday } from '../plan/words.ts'
import { portionWords } from '../rules/rules-words.ts'
import { CarbBar } from './CarbBar.tsx'
import { useOpened } from './opened.ts'
import styles from './SlotCard.module.css'

/** One meal of one day: what is eaten, its carbs next to the budget, and why it was chosen. */
export const SlotCard = memo(function SlotCard({ slot }: { slot: Slot }) {
  const { meal, content } = slot
  return (
    <li
      className={styles.slot}
      data-slot={slot.id}
      data-filled={content !== null || undefined}
      data-locked={slot.locked || undefined}
    >
      <div className={styles.head}>
        <h4 className={styles.meal}>{meal}</h4>
        {content && <Tools slot={slot} />}
      </div>
      {content ? <Dish slot={slot} /> : <Empty slot={slot} />}
    </li>
  )
})

function Tools({ slot }: { slot: Slot }) {
  const act = useAct()
  const openMenu = useOpened(({ openMenu }) => openMenu)
  const isOpen = useOpened(({ menu }) => menu?.slot === slot.id)
  const place = placeWords(slot)
  return (
    <span className={styles.tools}>
      <span className={styles.grip} data-grip aria-hidden="true">
        <Icon name="menu" />
      </span>
      <button
        type="button"
        className={styles.tool}
        aria-pressed={slot.locked}
        aria-label={`Lock ${place}`}
        title={
          slot.locked ? 'Locked: filling the week won’t change it' : 'Lock: filling the week won’t change it'
        }
        onClick={() => act((plan) => lock(plan, slot.id, !slot.locked))}
      >
        <Icon name="lock" />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`More for ${place}`}
        onClick={({ currentTarget }) => openMenu(slot.id, currentTarget)}
      >
        <span aria-hidden="true" className={styles.dots}>
          •••
        </span>
      </button>
    </span>
  )
}

/** It only reads what it shows: a step elsewhere in the week re-renders it only if that changes. */
function Dish({ slot }: { slot: Slot }) {
  const open = useOpened(({ open }) => open)
  const rules = useWeek(({ plan }) => plan.rules)
  const dish = useWeek(({ plan }) => dishIn(plan, slot))
  const left = slot.content?.kind === 'leftover' ? slot.content : null
  const cookedOn = useWeek(({ plan }) => (left ? slotIn(plan, left.of)?.day : undefined))
  const eaters = useWeek(({ plan }) =>
    eatersOf(plan, slot.id)
      .map(({ day }) => weekday(day))
      .join(', '),
  )
  if (!dish) return <p className={styles.missing}>We can no longer read this dish.</p>
  const { title, prepTime, cookTime } = dish.recipe
  const facts = [
    // A recipe that was brought may not say how long it takes.
    !left && prepTime + cookTime > 0 && sayMinutes(prepTime + cookTime),
    slot.portion !== 1 && portionWords(slot.portion),
    slot.plates > 0 && `${sayNumber(slot.plates)} other ${slot.plates === 1 ? 'plate' : 'plates'}`,
    eaters && `cooked for ${eaters} too`,
  ].filter(Boolean)
  return (
    <>
      <button type="button" className={styles.title} onClick={() => open(slot.id, 'recipe')}>
        {title}
      </button>
      {cookedOn && (
        <p className={styles.left}>
          <Icon name="pot" /> Leftovers from {weekday(cookedOn)}
          {left?.frozen && ', from the freezer'}
        </p>
      )}
      <CarbBar
        carbs={carbsOf(dish, slot.portion, rules.counts)}
        budget={budgetAt(rules, slot)}
        counts={rules.counts}
      />
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      {slot.why && (
        <details className={styles.why}>
          <summary>Why this?</summary>
          <p>{slot.why}</p>
        </details>
      )}
    </>
  )
}

function Empty({ slot }: { slot: Slot }) {
  const open = useOpened(({ open }) => open)
  const rules = useWeek(({ plan }) => plan.rules)
  const budget = budgetAt(rules, slot)
  return (
    <>
      <button
        type="button"
        className={styles.add}
        aria-label={`+ Add Meal: ${weekday(slot.day)}, ${slot.meal}`}
        onClick={() => open(slot.id, 'add')}
      >
        + Add Meal
      </button>
      {budget && (
        <p className={styles.facts}>
          {sayNumber(budget.carbs)} ± {sayNumber(budget.tolerance)} g
        </p>
      )}
    </>
  )
}
