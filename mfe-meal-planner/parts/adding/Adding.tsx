import { ToastRegion } from '@evenplate/shared-ui/Toast'
import { createPortal } from 'react-dom'
import { AddDialog } from './AddDialog.tsx'

type Props = { recipe: unknown; saved: string | undefined; asks: boolean; onClose: () => void }

/** The question, and a place for the message after it: this remote's messages show nowhere else on another's page. */
export function Adding({ asks, ...dialog }: Props) {
  return (
    <>
      {asks && <AddDialog {...dialog} />}
      {createPortal(<ToastRegion />, document.body)}
    </>
  )
}
