import type { Figures, Recipe } from '@evenplate/domain/recipe'
import type { ReactNode } from 'react'
import { Figure } from './figures/Figure.tsx'
import styles from './Meta.module.css'
import {
  claimsNoTotal,
  type Shown,
  sayGrams,
  sayLeftOut,
  sayMinutes,
  sayRange,
  shownOf,
  unusedIn,
} from './wording/wording.ts'

/**
 * What people look for first: what a serving does to blood sugar, each figure as large as the others, then what it
 * takes to cook.
 */
export function Meta({ recipe }: { recipe: Recipe }) {
  const { prepTime, cookTime, servings, figures } = recipe
  // No dish takes zero time: a brought recipe may not say how long.
  const whole = prepTime + cookTime
  return (
    <ul className={styles.meta} aria-label="At a glance">
      <Fact name="Carbs" shown={shownOf(figures, 'carbs', 'g')} figures={figures} large>
        <CarbNotes recipe={recipe} />
      </Fact>
      <Fact name="Net carbs" shown={shownOf(figures, 'netCarbs', 'g')} figures={figures} large />
      <Fact name="Fiber" shown={shownOf(figures, 'fiber', 'g')} figures={figures} large />
      <Fact name="Glycemic load" shown={shownOf(figures, 'glycemicLoad', '')} figures={figures} large>
        {figures.impact && <small>{`a ${figures.impact.toLowerCase()} load`}</small>}
      </Fact>
      <Fact name="Time" shown={whole > 0 ? { text: sayMinutes(whole), unit: '' } : null}>
        {whole > 0 && <small>{sayParts(recipe)}</small>}
      </Fact>
      <Fact name="Servings" shown={{ text: String(servings), unit: '' }} />
      <Fact name="Calories" shown={shownOf(figures, 'calories', 'kcal')} figures={figures} />
    </ul>
  )
}

/** How much of the time is work; for a recipe that was brought, what it says about that. */
function sayParts({ prepTime, cookTime, brought }: Recipe): string {
  if (brought && prepTime === 0 && brought.minutes.prep === null) return `${cookTime} cooking`
  if (brought && cookTime === 0 && brought.minutes.cook === null) return `${prepTime} prep`
  return `${prepTime} prep, ${cookTime || 'no'} cooking`
}

/** How sure the carbs are, and how many of them the body does not use. */
function CarbNotes({ recipe }: { recipe: Recipe }) {
  const { figures } = recipe
  const { claimed, perServing } = figures
  const [between, leftOut, unused] = [sayRange(figures), sayLeftOut(recipe), unusedIn(figures)]
  return (
    <>
      {between && <small>{between}</small>}
      {leftOut && <small>{leftOut}</small>}
      {unused !== null && <small>{sayGrams(unused)} of it not used by the body</small>}
      {claimsNoTotal(figures) && <small>too much not counted</small>}
      {claimed.differs && claimed.carbs !== null && perServing.carbs !== null && (
        <small>the AI said {sayGrams(claimed.carbs)}</small>
      )}
    </>
  )
}

type FactProps = {
  name: string
  shown: Shown
  /** What the figure is based on; without it, it is a plain count. */
  figures?: Figures
  large?: boolean
  children?: ReactNode
}

function Fact({ name, shown, figures, large, children }: FactProps) {
  return (
    <li className={styles.fact} data-large={large}>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>
        <Figure shown={shown} />
        {figures?.basis === 'model' && shown && <small>AI estimate</small>}
        {children}
      </span>
    </li>
  )
}
