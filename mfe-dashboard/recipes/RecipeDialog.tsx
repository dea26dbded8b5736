import { Dialog } from '@evenplate/shared-ui/Dialog'
import { Plate } from '@evenplate/shared-ui/Plate'
import type { SavedRecipe } from '../data/recipes.ts'
import { ImpactBadge } from './ImpactBadge.tsx'
import styles from './RecipeDialog.module.css'

/** A saved recipe, read in place. */
export function RecipeDialog({ recipe, onClose }: { recipe: SavedRecipe | null; onClose(): void }) {
  return (
    <Dialog
      open={recipe !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={recipe?.title ?? ''}
      size="l"
      picture={
        <Plate shares={recipe?.figures?.plate ?? null} label={recipe?.title} className={styles.plate} />
      }
    >
      {recipe && <Recipe recipe={recipe} />}
    </Dialog>
  )
}

function Recipe({ recipe }: { recipe: SavedRecipe }) {
  return (
    <div className={styles.recipe}>
      <p>{recipe.description}</p>
      <p className={styles.meta}>
        Prep {recipe.prep_time} min · Cook {recipe.cook_time} min · Serves {recipe.servings}
      </p>
      <section aria-label="Per serving">
        <h3>Per serving</h3>
        <p>
          Blood sugar impact: <ImpactBadge band={recipe.glycemic_index} />
        </p>
        <dl className={styles.figures}>
          <Figure label="Total carbs" value={recipe.carb_count} unit=" g" />
          <Figure label="Fiber" value={recipe.fiber_count} unit=" g" />
          <Figure label="Net carbs" value={recipe.net_carb_count} unit=" g" />
          <Figure label="Protein" value={recipe.protein_count} unit=" g" />
          <Figure label="Fat" value={recipe.fat_count} unit=" g" />
          <Figure label="Calories" value={recipe.calories} unit="" />
          <Figure label="Glycemic load" value={recipe.glycemic_load} unit="" digits={1} />
        </dl>
        <p className={styles.meta}>{basisOf(recipe)}</p>
      </section>
      <section aria-label="Ingredients">
        <h3>Ingredients</h3>
        <ul>
          {recipe.ingredients.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      </section>
      <section aria-label="Instructions">
        <h3>Instructions</h3>
        <ol>
          {recipe.instructions.map((step, index) => (
            <li key={index}>{step}</li>
          ))}
        </ol>
      </section>
      {recipe.tips.length > 0 && (
        <section aria-label="Blood sugar tips">
          <h3>Blood Sugar Tips</h3>
          <ul>
            {recipe.tips.map((tip, index) => (
              <li key={index}>{tip}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Figure(props: { label: string; value: number | null; unit: string; digits?: number }) {
  return (
    <div>
      <dt>{props.label}</dt>
      <dd>{props.value === null ? 'not known' : `${props.value.toFixed(props.digits ?? 0)}${props.unit}`}</dd>
    </div>
  )
}

/** Where the figures come from, in a sentence. */
function basisOf({ figures }: SavedRecipe): string {
  switch (figures?.basis) {
    case 'computed':
      return 'Counted ingredient by ingredient.'
    case 'partial':
      return `At least this much. Not counted: ${figures.notCounted.join(', ')}.`
    case 'model':
      return 'AI estimate, not verified.'
    default:
      return 'Where these figures come from is not recorded.'
  }
}
