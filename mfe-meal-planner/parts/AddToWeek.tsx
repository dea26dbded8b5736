import type { Json } from '@evenplate/platform/parts'
import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { later } from '@evenplate/shared-ui/Later'
import { useState } from 'react'

const Adding = later(() => import('./adding/Adding.tsx').then((file) => file.Adding))

/** One of a recipe's buttons. Its dialog loads when it is pressed. */
export function AddToWeek({ recipe, saved }: { recipe?: Json; saved?: string }) {
  const [asks, setAsks] = useState<boolean | null>(null)
  if (!recipe) return null
  return (
    <>
      <Button
        variant="secondary"
        onPointerEnter={() => void Adding.fetch().catch(() => {})}
        onClick={() => setAsks(true)}
      >
        <Icon name="calendar" />
        Add to Week
      </Button>
      {asks !== null && <Adding recipe={recipe} saved={saved} asks={asks} onClose={() => setAsks(false)} />}
    </>
  )
}
