import type { Recipe } from '@evenplate/domain/recipe'
import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { useToast } from '@evenplate/shared-ui/Toast'
import { type ComponentType, useState } from 'react'
import type { Changing } from '../changes/changing.ts'
import type { FitSheetProps } from './FitSheet.tsx'
import type { AskFit } from './fitting.ts'

type Props = { recipe: Recipe; changing: Changing; ask: AskFit }

/** Changes this dish, and never makes another: its choices load on request. */
export function MakeItFit({ recipe, changing, ask }: Props) {
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [Sheet, setSheet] = useState<ComponentType<FitSheetProps> | null>(null)
  const begin = () => {
    setOpen(true)
    if (!Sheet)
      import('./FitSheet.tsx').then(
        ({ FitSheet }) => setSheet(() => FitSheet),
        () => {
          setOpen(false)
          toast.add({
            tone: 'danger',
            title: 'You seem to be offline. Please try again when you are connected.',
          })
        },
      )
  }
  return (
    <>
      <Button variant="secondary" onClick={begin} aria-haspopup="dialog">
        <Icon name="spark" />
        Make It Fit
      </Button>
      {Sheet && open && (
        <Sheet
          recipe={recipe}
          ask={ask}
          onFitted={({ recipe, changed, left }) => {
            setOpen(false)
            if (left <= FEW_LEFT) toast.add({ title: `You can change a dish ${left} more times today.` })
            changing.change((now) => [...now, { kind: 'fit', recipe, said: changed }])
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** The visitor is told when this many of the day's changes are left. */
const FEW_LEFT = 5
