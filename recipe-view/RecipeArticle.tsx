import type { Reading } from '@evenplate/domain/brief'
import type { Recipe } from '@evenplate/domain/recipe'
import { LatePlate } from '@evenplate/shared-ui/LatePlate'
import { later } from '@evenplate/shared-ui/Later'
import { type ReactNode, useMemo } from 'react'
import { Asked } from './Asked.tsx'
import { ChangedBar } from './changes/ChangedBar.tsx'
import { applyChanges, canChange, sinceFit, withoutFit } from './changes/changes.ts'
import { type Changing, changingSince } from './changes/changing.ts'
import { Swaps } from './changes/Swaps.tsx'
import { Impact } from './figures/Impact.tsx'
import { Numbers } from './figures/Numbers.tsx'
import type { AskFit } from './fit/fitting.ts'
import { MakeItFit } from './fit/MakeItFit.tsx'
import { WhatChanged } from './fit/WhatChanged.tsx'
import { Ingredients } from './Ingredients.tsx'
import { Dock } from './layout/Dock.tsx'
import { DockButtons } from './layout/DockButtons.tsx'
import { Meta } from './Meta.tsx'
import { Origin } from './Origin.tsx'
import { pictureOf } from './picture.ts'
import { MyPlate } from './portion/MyPlate.tsx'
import styles from './RecipeArticle.module.css'
import { Source } from './Source.tsx'
import { Steps } from './Steps.tsx'
import { Tips } from './Tips.tsx'
import { useTabTitle } from './use-tab-title.ts'
import { type SiteLink, SiteLinkContext } from './wording/TermLink.tsx'

const PublishedFigures = later(() =>
  import('./figures/PublishedFigures.tsx').then(({ PublishedFigures }) => PublishedFigures),
)

type Props = {
  /** As it was generated or saved; `changing` is applied to it here. */
  recipe: Recipe
  /** Whose checks the checklist stores: another id starts with none. */
  id: string
  /** Replaces the page's h1 with the title, e.g. with one that takes the focus. */
  heading?: ReactNode
  /** Buttons of the fixed bar. Never printed. */
  actions?: ReactNode
  /** Messages from the buttons, shown above them so that they are seen. */
  notices?: ReactNode
  /** More actions, after the steps. Never printed. */
  more?: ReactNode
  /** Lets the visitor change servings, weights and foods; without it the recipe cannot be changed. */
  changing?: Changing
  /** Lets the visitor have the dish changed as a whole; needs `changing`. */
  onFit?: AskFit
  /** Removes one thing that was read in the request. */
  onDrop?: (reading: Reading) => void
  /** What the visitor wrote about themselves. */
  told?: readonly string[]
  /** The page's own link, so that a term can be looked up without reloading the site: `nav.Link`. */
  Link?: SiteLink
}

/**
 * A finished recipe: what a serving does, how it answers the request, how it is cooked, and then where its numbers come
 * from. Renders the same on a server, and prints on one page, with its changes.
 */
export function RecipeArticle({ recipe, id, heading, actions, notices, more, changing, ...rest }: Props) {
  const { onFit, onDrop, told, Link } = rest
  const changes = changing?.changes
  const shown = useMemo(() => applyChanges(recipe, changes ?? []), [recipe, changes])
  // Changes by hand apply to the dish that was last made to fit.
  const { base, said } = useMemo(() => sinceFit(recipe, changes ?? []), [recipe, changes])
  const play = changing && canChange(base) ? changingSince(changing, base, recipe) : null
  const { figures } = shown
  useTabTitle(shown.title)
  const isChanged = shown !== base
  const article = (
    <article className={styles.article} aria-label={shown.title}>
      <header className={styles.top}>
        <div className={styles.words}>
          {heading ?? <h1 tabIndex={-1}>{shown.title}</h1>}
          <WhatChanged said={said} onUndo={() => changing?.change(withoutFit)} />
          <Meta recipe={shown} />
          <Impact figures={figures} />
          <Asked origin={figures.origin} told={told} onDrop={onDrop} />
          <p className={styles.description}>{shown.description}</p>
          <Source brought={shown.brought} />
        </div>
        <LatePlate {...pictureOf(shown)} legend className={styles.plate} />
      </header>

      <Dock>
        {changing && <ChangedBar recipe={recipe} shown={shown} changing={changing} />}
        {notices}
        <DockButtons>
          {actions}
          {changing && onFit && <MakeItFit recipe={shown} changing={changing} ask={onFit} />}
        </DockButtons>
      </Dock>

      <div className={styles.cook}>
        <Ingredients id={id} recipe={base} shown={shown} changing={play} />
        <section className={styles.method} aria-labelledby="instructions-title">
          <h2 id="instructions-title" className={styles.heading}>
            Instructions
          </h2>
          <Steps steps={shown.instructions} before={base.instructions} />
        </section>
        {more && <div className={styles.more}>{more}</div>}
        <Tips tips={shown.tips} isChanged={isChanged} className={styles.tips} />
      </div>

      {play && <Swaps recipe={base} shown={shown} changing={play} />}
      {changing && <MyPlate recipe={shown} changing={play} />}
      <Numbers recipe={shown} />
      {recipe.brought?.published && <PublishedFigures recipe={recipe} />}

      <div className={styles.about}>
        <Origin origin={figures.origin} />
        <p className={styles.advice}>
          For information only, not medical advice. Everyone is different: go by your meter and your care
          team.
        </p>
      </div>
    </article>
  )
  return Link ? <SiteLinkContext value={Link}>{article}</SiteLinkContext> : article
}
