import type { Budget, PlanRules } from '@evenplate/meal-plan/rules'
import { Button } from '@evenplate/shared-ui/Button'
import styles from './MoreRules.module.css'

/** The middle of a commonly used range, and half its width. */
const range = (least: number, most: number): Budget => ({
  carbs: (least + most) / 2,
  tolerance: (most - least) / 2,
})

const SNACK = range(15, 20)
const budgets = (breakfast: Budget, meal: Budget): PlanRules['budgets'] => ({
  Breakfast: breakfast,
  Lunch: meal,
  Dinner: meal,
  Snacks: SNACK,
})

type Point = { label: string; says: string; rules: Partial<PlanRules> }

/** Source: American Diabetes Association, carb counting; in pregnancy: at least 175 g a day, a smaller breakfast, two to four snacks. */
const POINTS: readonly Point[] = [
  {
    label: 'Meals of 30 to 45 g',
    says: 'Snacks of 15 to 20 g. Often used by women.',
    rules: { budgets: budgets(range(30, 45), range(30, 45)) },
  },
  {
    label: 'Meals of 45 to 60 g',
    says: 'Snacks of 15 to 20 g. Often used by men.',
    rules: { budgets: budgets(range(45, 60), range(45, 60)) },
  },
  {
    label: 'In pregnancy',
    says: 'Breakfast of 15 to 30 g, lunch and dinner of 45 to 60 g, three snacks of 15 to 20 g: at least 175 g a day in all.',
    rules: {
      budgets: budgets(range(15, 30), range(45, 60)),
      meals: ['Breakfast', 'Lunch', 'Dinner', 'Snacks'],
      snacks: 3,
    },
  },
]

/** Offered, never filled in: their source is next to them. */
export function StartingPoints({ onChoose }: { onChoose(rules: Partial<PlanRules>): void }) {
  return (
    <section className={styles.points} aria-labelledby="starting-points">
      <h3 id="starting-points">Not sure where to start?</h3>
      <p className={styles.soft}>
        These are often used, based on guidance from the American Diabetes Association. What your care team
        told you comes first.
      </p>
      <ul className={styles.cards}>
        {POINTS.map(({ label, says, rules }) => (
          <li key={label} className={styles.point}>
            <h4>{label}</h4>
            <p>{says}</p>
            <Button
              variant="secondary"
              size="s"
              aria-label={`Use These: ${label}`}
              onClick={() => onChoose(rules)}
            >
              Use These
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
