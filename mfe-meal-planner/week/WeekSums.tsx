import { daysOf } from '@evenplate/meal-plan/dates'
import type { Plan, Slot } from '@evenplate/meal-plan/plan'
import { MEALS, type Meal } from '@evenplate/meal-plan/rules'
import { sayGrams, sayNumber } from '@evenplate/recipe-view/wording'
import { Panel } from '@evenplate/shared-ui/Panel'
import { Table } from '@evenplate/shared-ui/Table'
import { budgetAt, eatenIn, standing, sumOf } from '../plan/carbs.ts'
import { isEmpty } from '../plan/new-plan.ts'
import { useWeek } from '../plan/plan-store.ts'
import { weekday } from '../plan/words.ts'
import { carbsWord, carbWords, standingWords } from '../slot/carb-words.ts'
import styles from './WeekSums.module.css'

/** The week's carbs, meal by meal against the budget: a picture, and the same as a table. */
export function WeekSums() {
  const plan = useWeek(({ plan }) => plan)
  if (isEmpty(plan)) return null
  const { counts } = plan.rules
  const meals = MEALS.filter((meal) => plan.slots.some((slot) => slot.meal === meal))
  return (
    <div className={styles.sums}>
      <Panel title={`${counts === 'net' ? 'Net carbs' : 'Carbs'} for the week`}>
        <p className={styles.lead}>
          {inside(plan)} Figures are {counts === 'net' ? 'net carbs' : 'total carbs'} in one person’s portion.
        </p>
        <div className={styles.pictures}>
          {meals.map((meal) => (
            <MealPicture key={meal} plan={plan} meal={meal} />
          ))}
        </div>
        <details className={styles.table}>
          <summary>Show as a table</summary>
          <div className={styles.scroll}>
            <SumTable plan={plan} meals={meals} />
          </div>
        </details>
      </Panel>
    </div>
  )
}

function inside(plan: Plan): string {
  const stands = plan.slots.flatMap((slot) => {
    const eaten = eatenIn(plan, slot)
    return eaten ? [standing(eaten, budgetAt(plan.rules, slot)).at] : []
  })
  const counted = stands.filter((at) => at !== 'free')
  if (counted.length === 0) return 'No meal has a budget yet.'
  const fits = counted.filter((at) => at === 'inside').length
  return fits === counted.length
    ? `All ${fits} meals with a budget are within it.`
    : `${fits} of ${counted.length} meals with a budget are within it.`
}

/** One row of dots, one a day: the band is the budget, a filled dot is inside it, an open one outside. */
function MealPicture({ plan, meal }: { plan: Plan; meal: Meal }) {
  const days = daysOf(plan.week)
  const slots = plan.slots.filter((slot) => slot.meal === meal)
  const eaten = slots.flatMap((slot) => eatenIn(plan, slot)?.grams ?? [])
  const budgets = slots.flatMap((slot) => budgetAt(plan.rules, slot) ?? [])
  const most = Math.max(20, ...eaten, ...budgets.map(({ carbs, tolerance }) => carbs + tolerance)) * 1.1
  const y = (grams: number) => 60 - (grams / most) * 54
  return (
    <figure className={styles.picture}>
      <figcaption>{meal}</figcaption>
      <svg viewBox="0 0 154 74" role="img" aria-label={`${meal}, Monday to Sunday: ${saidDays(plan, slots)}`}>
        {slots.map((slot, at) => {
          const day = days.indexOf(slot.day)
          const budget = budgetAt(plan.rules, slot)
          const carbs = eatenIn(plan, slot)
          const grams = carbs?.grams ?? null
          const isInside = carbs !== null && standing(carbs, budget).at === 'inside'
          return (
            <g key={slot.id}>
              {budget && (
                <rect
                  className={styles.band}
                  x={day * 22}
                  width="22"
                  y={y(budget.carbs + budget.tolerance)}
                  height={y(budget.carbs - budget.tolerance) - y(budget.carbs + budget.tolerance)}
                />
              )}
              {grams !== null && (
                <circle
                  className={styles.dot}
                  data-inside={isInside || budget === null || undefined}
                  cx={
                    day * 22 +
                    11 +
                    (meal === 'Snacks' ? (at % plan.rules.snacks) * 5 - (plan.rules.snacks - 1) * 2.5 : 0)
                  }
                  cy={y(grams)}
                  r="4"
                />
              )}
            </g>
          )
        })}
        {days.map((day, at) => (
          <text key={day} x={at * 22 + 11} y="72" className={styles.axis}>
            {weekday(day).charAt(0)}
          </text>
        ))}
      </svg>
    </figure>
  )
}

const saidDays = (plan: Plan, slots: readonly Slot[]): string =>
  slots
    .map((slot) => {
      const grams = eatenIn(plan, slot)?.grams
      return grams === null || grams === undefined ? 'nothing' : `${sayNumber(grams)} g`
    })
    .join(', ')

function SumTable({ plan, meals }: { plan: Plan; meals: readonly Meal[] }) {
  const { counts } = plan.rules
  return (
    <Table caption={`${carbsWord(counts)} by day and meal`}>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {meals.map((meal) => (
            <th key={meal} scope="col">
              {meal}
            </th>
          ))}
          <th scope="col">Whole day</th>
        </tr>
      </thead>
      <tbody>
        {daysOf(plan.week).map((day) => {
          const slots = plan.slots.filter((slot) => slot.day === day)
          const sum = sumOf(plan, slots)
          return (
            <tr key={day}>
              <th scope="row">{weekday(day)}</th>
              {meals.map((meal) => (
                <td key={meal}>
                  {slots
                    .filter((slot) => slot.meal === meal)
                    .map((slot) => said(plan, slot))
                    .join('; ')}
                </td>
              ))}
              <td>
                {sum.planned > 0 ? `${sum.least ? 'at least ' : ''}${sayGrams(Math.round(sum.grams))}` : '–'}
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

function said(plan: Plan, slot: Slot): string {
  const eaten = eatenIn(plan, slot)
  if (!eaten) return '–'
  const stands = standingWords(standing(eaten, budgetAt(plan.rules, slot)))
  return [carbWords(eaten, plan.rules.counts).replace(/ (?:net )?carbs$/, ''), stands]
    .filter(Boolean)
    .join(', ')
}
