import { usePlatform } from '@evenplate/platform/define-remote'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { queryClient } from '../data/query-client.tsx'
import { deleteRecipe, recipesOf, type SavedRecipe } from '../data/recipes.ts'

/** Time to think again, in milliseconds; enough to reach the button by keyboard. */
const UNDO_TIME = 10_000

type Leaving = { timer: ReturnType<typeof setTimeout>; toast: number }

/**
 * Deletes after a while in which it can be taken back. The recipe leaves the page at once and its place
 * once the time is over, or earlier when the page is left.
 */
export function useDeleteWithUndo(userId: string) {
  const { db, telemetry } = usePlatform()
  const toast = useToast()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const leaving = useRef(new Map<string, Leaving>())

  const show = (id: string) => setHidden((ids) => new Set([...ids].filter((other) => other !== id)))

  const take = (id: string) => {
    const { timer, toast: message } = leaving.current.get(id) ?? {}
    clearTimeout(timer)
    // An Undo that does nothing any more must not stay on the page.
    if (message !== undefined) toast.close(message)
    return leaving.current.delete(id)
  }

  const commit = async (id: string) => {
    if (!take(id)) return
    try {
      await deleteRecipe(await db(), userId, id)
      const { queryKey } = recipesOf(db, userId)
      queryClient.setQueryData(queryKey, (recipes) => recipes?.filter((recipe) => recipe.id !== id))
    } catch (error) {
      telemetry.error(error)
      toast.add({ title: 'The recipe could not be deleted. It is back in your list.', tone: 'danger' })
    }
    show(id)
  }

  const commitAll = useEffectEvent(() => {
    for (const id of leaving.current.keys()) void commit(id)
  })
  useEffect(() => {
    const onHide = () => commitAll()
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      commitAll()
    }
  }, [])

  return {
    /** Gone from the page, not yet from the database. */
    hidden,
    remove({ id, title }: SavedRecipe) {
      setHidden((ids) => new Set([...ids, id]))
      const undo = () => {
        if (take(id)) show(id)
      }
      leaving.current.set(id, {
        timer: setTimeout(() => void commit(id), UNDO_TIME),
        toast: toast.add({ title: `Deleted ${title}`, timeout: 0, action: { label: 'Undo', onClick: undo } }),
      })
    },
  }
}
