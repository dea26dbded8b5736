import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { useEffect, useState } from 'react'
import type { GeneratedRecipe } from '../state/builder-state.ts'
import styles from './FormView.module.css'
import { forgetRecent, recentRecipes } from './recent-recipes.ts'

type Props = {
  /** The one that already has its own place. */
  but: string | undefined
  onOpen: (made: GeneratedRecipe) => void
}

/** A guest's latest recipes on this device: they open without a network, too. */
export function RecentRecipes({ but, onOpen }: Props) {
  const { auth, device } = usePlatform()
  const isGuest = auth.status === 'guest'
  const [recent, setRecent] = useState<GeneratedRecipe[]>([])
  useEffect(() => setRecent(isGuest ? recentRecipes(device, new Date()) : []), [isGuest, device])
  const shown = recent.filter(({ id }) => id !== but)
  if (shown.length === 0) return null
  return (
    <details className={styles.recent}>
      <summary>Recently made on this device ({shown.length})</summary>
      <ul>
        {shown.map((made) => (
          <li key={made.id}>
            <Button variant="quiet" size="s" onClick={() => onOpen(made)}>
              {made.recipe.title}
            </Button>
          </li>
        ))}
      </ul>
      <p>
        They are saved for a week, in this browser only.{' '}
        <Button
          variant="quiet"
          size="s"
          onClick={() => {
            forgetRecent(device)
            setRecent([])
          }}
        >
          Remove Them
        </Button>
      </p>
    </details>
  )
}
