import type { Recipe } from '@evenplate/domain/recipe'
import { Card } from '@evenplate/shared-ui/Card'
import { Plate } from '@evenplate/shared-ui/Plate'
import type { ReactNode } from 'react'
import { Checklist } from './Checklist.tsx'
import { Impact } from './Impact.tsx'
import { Meta } from './Meta.tsx'
import { Numbers } from './Numbers.tsx'
import { Origin } from './Origin.tsx'
import styles from './RecipeArticle.module.css'
import { Steps } from './Steps.tsx'
import { type SiteLink, SiteLinkContext } from './TermLink.tsx'
import { Tips } from './Tips.tsx'

type Props = {
  recipe: Recipe
  /** Whose ticks the checklist holds: another id begins with none ticked. */
  id: string
  /** Stands for the page's h1 with the title, e.g. one that takes the focus. */
  heading?: ReactNode
  /** What can be done with the recipe: buttons and their notices. Never printed. */
  actions?: ReactNode
  /** The page's own link, so that a word can be looked up without loading the site anew: `nav.Link`. */
  Link?: SiteLink
}

/**
 * A finished recipe: what it is, what it does, how it is cooked, and where its numbers come from.
 * Renders the same on a server, and prints on one page.
 */
export function RecipeArticle({ recipe, id, heading, actions, Link }: Props) {
  const { figures } = recipe
  const article = (
    <article className={styles.article} aria-label={recipe.title}>
      <header className={styles.top}>
        <div className={styles.words}>
          {heading ?? <h1 tabIndex={-1}>{recipe.title}</h1>}
          <p className={styles.description}>{recipe.description}</p>
          <Meta recipe={recipe} />
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        <Plate shares={figures.plate} legend label={recipe.title} className={styles.plate} />
      </header>

      <Origin origin={figures.origin} />
      <Impact figures={figures} />

      <div className={styles.cook}>
        <Card as="section" tone="basil" className={styles.ingredients} aria-labelledby="ingredients-title">
          <h2 id="ingredients-title" className={styles.heading}>
            Ingredients
          </h2>
          <Checklist key={id} lines={recipe.ingredients} />
        </Card>
        <section className={styles.method} aria-labelledby="instructions-title">
          <h2 id="instructions-title" className={styles.heading}>
            Instructions
          </h2>
          <Steps steps={recipe.instructions} />
        </section>
        <Tips tips={recipe.tips} className={styles.tips} />
      </div>

      <Numbers recipe={recipe} />

      <p className={styles.advice}>
        For information only, not medical advice. Bodies differ: your meter and your care team have the last
        word.
      </p>
    </article>
  )
  return Link ? <SiteLinkContext value={Link}>{article}</SiteLinkContext> : article
}
