import type { Recipe } from '@evenplate/domain/recipe'
import { Icon, type IconName } from '@evenplate/shared-ui/Icon'
import type { ReactNode } from 'react'
import { Figure } from './Figure.tsx'
import styles from './Meta.module.css'
import { claimsNoTotal, sayGrams, sayMinutes, sayRange, shownIn, unusedIn } from './wording.ts'

/** The four things a cook asks first. */
export function Meta({ recipe }: { recipe: Recipe }) {
  const { prepTime, cookTime, servings, figures } = recipe
  const { calories, carbs } = figures.perServing
  const [between, unused] = [sayRange(figures), unusedIn(figures)]
  const unverified = (value: number | null) =>
    figures.basis === 'model' && value !== null && <small>AI estimate</small>
  return (
    <ul className={styles.meta} aria-label="At a glance">
      <Fact icon="clock" name="Time">
        {sayMinutes(prepTime + cookTime)}
        <small>
          {prepTime} prep, {cookTime || 'no'} cooking
        </small>
      </Fact>
      <Fact icon="users" name="Servings">
        {servings}
      </Fact>
      <Fact icon="flame" name="Calories">
        <Figure shown={shownIn('kcal')(calories)} basis={figures.basis} />
        {unverified(calories)}
      </Fact>
      <Fact icon="grain" name="Carbs">
        <Figure shown={shownIn('g')(carbs)} basis={figures.basis} />
        {unverified(carbs)}
        {between && <small>{between}</small>}
        {unused !== null && <small>{sayGrams(unused)} of it not used by the body</small>}
        {claimsNoTotal(figures) && <small>too much is missing</small>}
        {figures.claimed.differs && figures.claimed.carbs !== null && carbs !== null && (
          <small>the AI said {sayGrams(figures.claimed.carbs)}</small>
        )}
      </Fact>
    </ul>
  )
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon name={icon} />
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.value}>{children}</span>
      </span>
    </li>
  )
}
