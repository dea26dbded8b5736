import type { SharedRecipe } from '@evenplate/domain/shared-recipe'
import { usePlatform } from '@evenplate/platform/define-remote'
import { applyChanges } from '@evenplate/recipe-view/changes'
import { copyLink } from '@evenplate/recipe-view/copy-link'
import { Wide } from '@evenplate/recipe-view/DockButtons'
import { RecipeArticle } from '@evenplate/recipe-view/RecipeArticle'
import { useChanges } from '@evenplate/recipe-view/use-changes'
import { Button, buttonClass } from '@evenplate/shared-ui/Button'
import { EmptyState } from '@evenplate/shared-ui/EmptyState'
import { Icon } from '@evenplate/shared-ui/Icon'
import { LoadFailed } from '@evenplate/shared-ui/LoadFailed'
import { ToastRegion, useToast } from '@evenplate/shared-ui/Toast'
import { use, useState } from 'react'
import { forgetSharedRecipe, sharedRecipeBy } from '../data/shared-recipe.ts'
import styles from './SharedRecipePage.module.css'

/** A public recipe, for anyone with its link. Also rendered on the server, complete without JavaScript. */
export function SharedRecipePage() {
  const { api, device, nav } = usePlatform()
  const slug = nav.params.slug ?? ''
  const [, setAttempt] = useState(0)
  const answer = use(sharedRecipeBy({ api, device }, slug))
  switch (answer.state) {
    case 'gone':
      return <Gone />
    case 'failed':
      return (
        <Failed
          onRetry={() => {
            forgetSharedRecipe(api, slug)
            setAttempt((attempt) => attempt + 1)
          }}
        />
      )
    case 'there':
      return (
        <div className={styles.page}>
          <p className={styles.from}>Shared from Evenplate</p>
          <Shared recipe={answer.recipe} slug={slug} />
          <aside className={styles.invitation}>
            <h2>Make one that fits you</h2>
            <p>Say what you would like to eat; every number is counted ingredient by ingredient.</p>
            <nav.Link to="/recipe-builder" className={buttonClass({ variant: 'primary' })}>
              Build a Recipe
            </nav.Link>
          </aside>
          <ToastRegion />
        </div>
      )
  }
}

/** Visitors can change servings, weights and foods for themselves, on this page only. */
function Shared({ recipe, slug }: { recipe: SharedRecipe; slug: string }) {
  const { nav, Part } = usePlatform()
  const changing = useChanges(recipe, slug)
  return (
    <RecipeArticle
      recipe={recipe}
      id={slug}
      Link={nav.Link}
      changing={changing}
      actions={<Actions />}
      more={
        <Part
          name="add-to-week"
          height="var(--target)"
          props={{ recipe: applyChanges(recipe, changing.changes) }}
        />
      }
    />
  )
}

function Actions() {
  const toast = useToast()
  const copy = async () => {
    const copied = await copyLink(window.location.href)
    toast.add(
      copied
        ? { title: 'Recipe link copied to clipboard!' }
        : { title: 'Your browser won’t let us copy the link. It is in the address bar.', tone: 'danger' },
    )
  }
  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        <Icon name="share" />
        Copy Link
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        <Icon name="printer" />
        <span>
          Print <Wide>Recipe</Wide>
        </span>
      </Button>
    </>
  )
}

function Gone() {
  const { nav } = usePlatform()
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.centered}>
        This recipe is no longer shared
      </h1>
      <EmptyState
        title="The person who shared it may have made it private again."
        action={
          <nav.Link to="/recipe-builder" className={buttonClass({ variant: 'primary' })}>
            Build a Recipe
          </nav.Link>
        }
      />
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.centered}>
        This recipe could not be loaded
      </h1>
      <LoadFailed title="Please check your connection and try again." onRetry={onRetry} />
    </div>
  )
}
