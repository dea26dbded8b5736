import type { LineFigures, Question, Recipe } from '@evenplate/domain/recipe'
import { Button } from '@evenplate/shared-ui/Button'
import { Card } from '@evenplate/shared-ui/Card'
import { Icon } from '@evenplate/shared-ui/Icon'
import { later } from '@evenplate/shared-ui/Later'
import { Stepper } from '@evenplate/shared-ui/Stepper'
import { useState } from 'react'
import { Checklist } from './Checklist.tsx'
import styles from './changes/Amounts.module.css'
import { ChangedBadge } from './changes/ChangedBadge.tsx'
import { MAX_SERVINGS, withChange } from './changes/changes.ts'
import type { Changing } from './changes/changing.ts'
import { Questions } from './changes/Questions.tsx'
import article from './RecipeArticle.module.css'

/** Its code loads with the press that needs it. */
const Amounts = later(() => import('./changes/Amounts.tsx').then(({ Amounts }) => Amounts))

/** Loads the amount fields before they are needed. */
export const fetchAmounts = Amounts.fetch

type Props = {
  id: string
  /** As it was written. */
  recipe: Recipe
  /** As it is now. */
  shown: Recipe
  changing: Changing | null
}

/** The ingredients: to check off, and, if allowed, to change servings and weights. */
export function Ingredients({ id, recipe, shown, changing }: Props) {
  const [weighing, setWeighing] = useState(false)
  return (
    <Card as="section" tone="basil" className={article.ingredients} aria-labelledby="ingredients-title">
      <h2 id="ingredients-title" className={article.heading}>
        Ingredients
      </h2>
      {changing && <Servings recipe={recipe} shown={shown} changing={changing} />}
      {changing && weighing ? (
        <Amounts recipe={recipe} shown={shown} changing={changing} />
      ) : (
        <Checklist
          key={id}
          lines={shown.ingredients}
          badge={(at) =>
            changing && <ChangedBadge at={at} changes={changing.changes} was={recipe.figures.lines[at]} />
          }
        />
      )}
      <Questions lines={shown.figures.lines.map(pressing)} changing={changing} />
      {changing && (
        <div className={styles.tools}>
          <Button
            variant="secondary"
            size="s"
            aria-expanded={weighing}
            onClick={() => setWeighing(!weighing)}
          >
            <Icon name={weighing ? 'check' : 'edit'} />
            {weighing ? 'Done with Amounts' : 'Change Amounts'}
          </Button>
          {changing.changes.length > 0 && (
            <Button variant="quiet" size="s" onClick={() => changing.change(() => [])}>
              Back to the Original Recipe
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

/** A line counted the way recipes usually mean it gets its question only with My plate. */
const pressing = (line: LineFigures): Question | undefined =>
  line.grams === null || line.carbsBetween ? line.question : undefined

function Servings({ recipe, shown, changing }: { recipe: Recipe; shown: Recipe; changing: Changing }) {
  const written =
    shown.servings === recipe.servings
      ? undefined
      : `Same amount of food. The recipe was written for ${recipe.servings}.`
  return (
    <Stepper
      className={styles.servings ?? ''}
      label="Divide into servings"
      min={1}
      max={Math.max(MAX_SERVINGS, recipe.servings)}
      value={shown.servings}
      hint={written}
      onChange={(servings) => changing.change((now) => withChange(now, { kind: 'servings', servings }))}
    />
  )
}
