import type { MealRise } from '@evenplate/glycemia/meal-rises'
import type { Unit } from '@evenplate/glycemia/reading'
import { Table } from '@evenplate/shared-ui/Table'
import { many } from '../words/many.ts'
import { oneMealRise } from '../words/rise-words.ts'
import { momentWords } from '../words/time-words.ts'
import styles from './Report.module.css'

/** What fits on two pages next to the curves of that many days, in two lines each; the export has all. */
const mealsMost = (days: number) => (days > 30 ? 10 : days > 14 ? 16 : 20)

/** Meals with carbohydrate and rise in chronological order: the latest, if there are too many for paper. */
export function ReportMeals({ rises, unit, days }: { rises: readonly MealRise[]; unit: Unit; days: number }) {
  const named = rises.filter(
    ({ rise, meal }) => meal.recipe !== null || rise.by === 'sensor' || rise.by === 'meter',
  )
  const shown = (named.length > 0 ? named : rises).slice(-mealsMost(days))
  const more = rises.length - shown.length
  return (
    <>
      <Table caption="Meals" className={styles.meals}>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Meal</th>
            <th scope="col">Carbs</th>
            <th scope="col">Readings</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ meal, ...measured }) => (
            <tr key={meal.id}>
              <th scope="row">{momentWords(meal.at, meal.offset)}</th>
              <td>{meal.title}</td>
              <td>{meal.carbs === null ? 'not known' : `${Math.round(meal.carbs)} g`}</td>
              <td>{oneMealRise(measured, unit)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {more > 0 && <p>{many(more, 'more meal')} in this period not listed here; the export has them all.</p>}
    </>
  )
}
