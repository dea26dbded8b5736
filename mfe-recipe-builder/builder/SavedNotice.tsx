import { ERRORS } from '@evenplate/domain/errors'
import { LIMITS } from '@evenplate/domain/limits'
import { memberMayGenerate, savedWarning } from '@evenplate/domain/usage'
import { usePlatform } from '@evenplate/platform/define-remote'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useEffect } from 'react'
import styles from './SavedNotice.module.css'

/** As the device stores them: `remote.tsx` says where its styles find them. */
type Words = { title: string; text: string; last: string }

type Props = {
  /** Undefined until they are counted: if this browser has shown it before, its space is reserved, invisible. */
  saved: number | undefined
}

/** A member with 3 or 4 saved recipes sees how many are left; with 5, how to make room. */
export function SavedNotice({ saved }: Props) {
  const { nav, device } = usePlatform()
  useEffect(() => {
    if (saved === undefined) return
    const words = wordsAt(saved)
    if (words) device.write('saved-notice', words)
    else device.remove('saved-notice')
  }, [device, saved])
  const words = saved === undefined ? null : wordsAt(saved)
  if (saved !== undefined && !words) return null
  return (
    <Notice
      tone="warning"
      className={styles.saved}
      data-awaited={words === null || undefined}
      title={<span className={styles.title}>{words?.title}</span>}
      actions={
        <nav.Link to="/recipes" className={buttonClass({ variant: 'secondary', size: 's' })}>
          My Recipes
        </nav.Link>
      }
    >
      <p>
        <span className={styles.text}>{words?.text}</span>{' '}
        <strong className={styles.last}>{words?.last}</strong>
      </p>
    </Notice>
  )
}

function wordsAt(saved: number): Words | null {
  if (!memberMayGenerate(saved))
    return {
      title: ERRORS.saved_limit.message,
      text: `You have ${saved} saved recipes. Delete one to make room for a new one.`,
      last: '',
    }
  const warning = savedWarning(saved)
  if (!warning) return null
  const { left, last } = warning
  return {
    title: `You have ${left} free recipe ${left === 1 ? 'creation' : 'creations'} remaining`,
    text: `${saved} of your ${LIMITS.savedRecipes} saved recipes are used. Each new recipe is saved to your account.`,
    last: last ? 'This is your last free recipe.' : '',
  }
}
