import { cookedServings, dishIn, type Plan, type Slot } from '@evenplate/meal-plan/plan'
import { usePlatform } from '@evenplate/platform/define-remote'
import { RecipeArticle } from '@evenplate/recipe-view/RecipeArticle'
import { sayNumber, servingsOf } from '@evenplate/recipe-view/wording'
import { Button } from '@evenplate/shared-ui/Button'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { useMemo } from 'react'
import { inServings } from '../amounts/in-servings.ts'
import { budgetAt, carbsOf } from '../plan/carbs.ts'
import { eatersOf } from '../plan/leftovers.ts'
import { placeWords, weekday } from '../plan/words.ts'
import { portionWords } from '../rules/rules-words.ts'
import { CarbBar } from './CarbBar.tsx'
import styles from './DishDialog.module.css'
import type { TaskProps } from './task-props.ts'
import { useKeepRecipe } from './use-keep-recipe.ts'

/** The recipe of a planned dish, in the amounts that this week cooks. */
export function DishDialog({ plan, slot, onClose }: TaskProps) {
  const { nav } = usePlatform()
  const keep = useKeepRecipe()
  const dish = dishIn(plan, slot)
  const cooking = cookingSlot(plan, slot)
  const cooked = cooking ? cookedServings(plan, cooking) : 0
  const recipe = useMemo(() => dish && inServings(dish.recipe, cooked), [dish, cooked])
  if (!dish || !recipe) return null
  const others = cooking ? eatersOf(plan, cooking.id) : []
  return (
    <Dialog open size="l" className={styles.dialog ?? ''} onOpenChange={onClose} title={dish.recipe.title}>
      <div className={styles.mine}>
        <p>
          {placeWords(slot)}: {portionWords(slot.portion)} for you
          {slot.plates > 0 && `, ${sayNumber(slot.plates)} for others`}.
          {slot.content?.kind === 'leftover'
            ? ` You cook it for ${cooking ? placeWords(cooking) : 'another day'}; today you just reheat it.`
            : ` Cook ${sayNumber(cooked)} ${cooked === 1 ? 'serving' : 'servings'}${
                others.length > 0
                  ? `, enough for ${others.map(({ day }) => weekday(day)).join(' and ')} too`
                  : ''
              }.`}
        </p>
        <CarbBar
          carbs={carbsOf(dish, slot.portion, plan.rules.counts)}
          budget={budgetAt(plan.rules, slot)}
          counts={plan.rules.counts}
        />
      </div>
      <RecipeArticle
        recipe={recipe}
        id={dish.id}
        heading={
          <p className={styles.figures}>Amounts are for {servingsOf(recipe.servings)}, figures for one.</p>
        }
        Link={nav.Link}
        actions={
          <Button variant="secondary" onClick={() => void keep(dish)}>
            Save to My Recipes
          </Button>
        }
      />
    </Dialog>
  )
}

const cookingSlot = (plan: Plan, slot: Slot): Slot | undefined =>
  slot.content?.kind === 'leftover'
    ? plan.slots.find(({ id }) => slot.content?.kind === 'leftover' && id === slot.content.of)
    : slot
