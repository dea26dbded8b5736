import { usePlatform } from '@evenplate/platform/define-remote'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { queryClient } from '../data/query-client.tsx'
import { deleteRecipe, recipesOf, type SavedRecipe } from '../data/recipes.ts'

/** Time to think again, in milliseconds. */
const UNDO_TIME = 6000

/**
 * Deletes after a while in which it can be taken back. The recipe leaves the page at once and its place
 * once the time is over, or earlier when the page is left.
 */
export function useDeleteWithUndo(userId: string) {
  const { db, telemetry } = usePlatform()
  const toast = useToast()
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())

  const stay = (id: string) => {
    clearTimeout(timers.current.get(id))
    timers.current.delete(id)
    setLeaving((ids) => new Set([...ids].filter((other) => other !== id)))
  }

  const commit = async (id: string) => {
    timers.current.delete(id)
    const { queryKey } = recipesOf(db, userId)
    try {
      await deleteRecipe(await db(), userId, id)
      queryClient.setQueryData(queryKey, (recipes) => recipes?.filter((recipe) => recipe.id !== id))
    } catch (error) {
      telemetry.error(error)
      toast.add({ title: 'The recipe could not be deleted. It is back in your list.', tone: 'danger' })
    }
    stay(id)
  }

  const flush = useEffectEvent(() => {
    for (const [id, timer] of timers.current) {
      clearTimeout(timer)
      void commit(id)
    }
  })
  useEffect(() => {
    const onHide = () => flush()
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      flush()
    }
  }, [])

  return {
    /** Gone from the page, not yet from the database. */
    leaving,
    remove({ id, title }: SavedRecipe) {
      setLeaving((ids) => new Set([...ids, id]))
      timers.current.set(
        id,
        setTimeout(() => void commit(id), UNDO_TIME),
      )
      toast.add({
        title: `Deleted ${title}`,
        timeout: UNDO_TIME,
        action: { label: 'Undo', onClick: () => stay(id) },
      })
    },
  }
}
