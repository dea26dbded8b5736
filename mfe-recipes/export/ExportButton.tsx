import type { Recipe } from '@evenplate/domain/recipe'
import { Button } from '@evenplate/shared-ui/Button'
import { later } from '@evenplate/shared-ui/Later'
import { useState } from 'react'

const Choice = later(() => import('./ExportChoice.tsx').then(({ ExportChoice }) => ExportChoice))

export type ExportProps = {
  /** The button's text: "Export recipe". */
  label: string
  /**
   * The recipes, once a format is chosen.
   * @throws if they cannot be read now
   */
  read: () => Recipe[] | Promise<Recipe[]>
}

/** Asks in which format to save recipes as a file. The code of the choice loads on request. */
export function ExportButton({ label, read }: ExportProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <Choice label={label} read={read} onClose={() => setOpen(false)} />}
    </>
  )
}
