import { MEALS, type PlanRules } from '@evenplate/meal-plan/rules'
import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { later } from '@evenplate/shared-ui/Later'
import { useRef, useState } from 'react'
import type { Filling } from '../filling/use-fill.ts'
import { changeRules } from '../plan/actions.ts'
import { isEmpty } from '../plan/new-plan.ts'
import { useWeek } from '../plan/plan-store.ts'
import { BudgetFields } from './BudgetFields.tsx'
import styles from './Budgets.module.css'
import { rulesWords } from './rules-words.ts'

const MoreRules = later(() =>
  import(/* webpackChunkName: "rules" */ './MoreRules.tsx').then(({ MoreRules }) => MoreRules),
)

/** The rules for filling a week: the budgets in view, the others one press away, and the button that fills. */
export function Budgets({ filling }: { filling: Filling }) {
  const rules = useWeek(({ plan }) => plan.rules)
  const isFilled = useWeek(({ plan }) => !isEmpty(plan))
  const isRead = useWeek(({ early }) => early === null)
  const [isOpen, setOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const change = (more: (rules: PlanRules) => Partial<PlanRules>) =>
    void useWeek.getState().act((plan) => changeRules(plan, { ...plan.rules, ...more(plan.rules) }))

  const start = () => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong) wrong.focus()
    else void filling.start()
  }
  return (
    <form
      ref={form}
      className={styles.rules}
      aria-labelledby="budgets-title"
      onSubmit={(event) => {
        event.preventDefault()
        // A budget is read when its field is left.
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
        setTimeout(start)
      }}
    >
      <div className={styles.top}>
        <div className={styles.intro}>
          <h2 id="budgets-title" className={styles.title}>
            Carbs for each meal
          </h2>
          <p className={styles.soft}>
            For one person, in grams of {rules.counts === 'net' ? 'net carbs' : 'total carbs'}. Leave a meal
            empty if you don’t count it.
          </p>
        </div>
        <div className={styles.fill}>
          <Button type="submit" size="l" busy={filling.isBusy} busyLabel="Filling your week...">
            <Icon name="spark" />
            Fill My Week
          </Button>
          {isFilled && <p className={styles.soft}>Locked meals stay as they are.</p>}
        </div>
      </div>
      <div className={styles.budgets}>
        {MEALS.filter((meal) => rules.meals.includes(meal)).map((meal) => (
          <BudgetFields
            key={meal}
            meal={meal}
            budget={rules.budgets[meal]}
            onChange={(budget) => change(({ budgets }) => ({ budgets: { ...budgets, [meal]: budget } }))}
          />
        ))}
      </div>
      <div className={styles.more}>
        <button
          type="button"
          className={styles.moreButton}
          aria-expanded={isOpen}
          aria-controls="more-rules"
          onPointerEnter={() => void MoreRules.fetch().catch(() => {})}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="filter" />
          <span className={styles.moreWords}>
            <span className={styles.moreTitle}>Diet, allergies, time and who eats</span>
            <span className={styles.soft}>{rulesWords(rules)}</span>
          </span>
          <Icon name="chevronDown" className={styles.arrow} />
        </button>
        <div id="more-rules" hidden={!isOpen}>
          {/* A change to a list applies to the list shown: applied to one not read yet, it would lose an allergy. */}
          {isOpen && isRead && <MoreRules rules={rules} onChange={(more) => change(() => more)} />}
        </div>
      </div>
    </form>
  )
}
