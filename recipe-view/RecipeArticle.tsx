import type { Recipe } from '@evenplate/domain/recipe'
import { Plate } from '@evenplate/shared-ui/Plate'
import { type ReactNode, useMemo } from 'react'
import { ChangedBar } from './changes/ChangedBar.tsx'
import { applyChanges, canChange } from './changes/changes.ts'
import type { Changing } from './changes/changing.ts'
import { Swaps } from './changes/Swaps.tsx'
import { Impact } from './Impact.tsx'
import { Ingredients } from './Ingredients.tsx'
import { Meta } from './Meta.tsx'
import { Numbers } from './Numbers.tsx'
import { Origin } from './Origin.tsx'
import { MyPlate } from './portion/MyPlate.tsx'
import styles from './RecipeArticle.module.css'
import { Steps } from './Steps.tsx'
import { type SiteLink, SiteLinkContext } from './TermLink.tsx'
import { Tips } from './Tips.tsx'

type Props = {
  /** As it was made or kept; `changing` is applied to it here. */
  recipe: Recipe
  /** Whose ticks the checklist holds: another id begins with none ticked. */
  id: string
  /** Stands for the page's h1 with the title, e.g. one that takes the focus. */
  heading?: ReactNode
  /** What can be done with the recipe: buttons and their notices. Never printed. */
  actions?: ReactNode
  /** Lets its reader divide, weigh and swap; without it the recipe stands as it is. */
  changing?: Changing
  /** The page's own link, so that a word can be looked up without loading the site anew: `nav.Link`. */
  Link?: SiteLink
}

/**
 * A finished recipe: what it is, what it does, how it is cooked, and where its numbers come from.
 * Renders the same on a server, and prints on one page, as changed.
 */
export function RecipeArticle({ recipe, id, heading, actions, changing, Link }: Props) {
  const play = changing && canChange(recipe) ? changing : null
  const changes = play?.changes
  const shown = useMemo(() => applyChanges(recipe, changes ?? []), [recipe, changes])
  const { figures } = shown
  const isChanged = shown !== recipe
  const article = (
    <article className={styles.article} aria-label={shown.title}>
      <header className={styles.top}>
        <div className={styles.words}>
          {heading ?? <h1 tabIndex={-1}>{shown.title}</h1>}
          <p className={styles.description}>{shown.description}</p>
          <Meta recipe={shown} />
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        <Plate shares={figures.plate} legend label={shown.title} className={styles.plate} />
      </header>

      <Origin origin={figures.origin} />
      <Impact figures={figures} />
      {play && <Swaps recipe={recipe} shown={shown} changing={play} />}

      <div className={styles.cook}>
        <Ingredients id={id} recipe={recipe} shown={shown} changing={play} />
        <section className={styles.method} aria-labelledby="instructions-title">
          <h2 id="instructions-title" className={styles.heading}>
            Instructions
          </h2>
          <Steps steps={shown.instructions} before={recipe.instructions} />
        </section>
        <Tips tips={shown.tips} isChanged={isChanged} className={styles.tips} />
      </div>

      {changing && <MyPlate recipe={shown} />}
      <Numbers recipe={shown} />

      <p className={styles.advice}>
        For information only, not medical advice. Bodies differ: your meter and your care team have the last
        word.
      </p>
      {play && <ChangedBar recipe={recipe} shown={shown} changing={play} />}
    </article>
  )
  return Link ? <SiteLinkContext value={Link}>{article}</SiteLinkContext> : article
}
