import { ERRORS } from '@evenplate/domain/errors'
import { LIMITS } from '@evenplate/domain/limits'
import { memberMayGenerate, savedWarning } from '@evenplate/domain/usage'
import { usePlatform } from '@evenplate/platform/define-remote'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { Notice } from '@evenplate/shared-ui/Notice'

/** A member at 3 or 4 saved recipes hears how many are left; at 5, how to make room. */
export function SavedNotice({ saved }: { saved: number }) {
  const { nav } = usePlatform()
  const warning = savedWarning(saved)
  const full = !memberMayGenerate(saved)
  if (!warning && !full) return null
  const toRecipes = (
    <nav.Link to="/recipes" className={buttonClass({ variant: 'secondary', size: 's' })}>
      My recipes
    </nav.Link>
  )
  if (full)
    return (
      <Notice tone="warning" title={ERRORS.saved_limit.message} actions={toRecipes}>
        <p>You have {saved} saved recipes. Delete one to make room for a new one.</p>
      </Notice>
    )
  const left = warning?.left ?? 0
  return (
    <Notice
      tone="warning"
      title={`You have ${left} free recipe ${left === 1 ? 'creation' : 'creations'} remaining`}
      actions={toRecipes}
    >
      <p>
        {saved} of your {LIMITS.savedRecipes} saved recipes are used. Each new recipe is saved to your
        account.
        {warning?.last && <strong> This is your last free recipe.</strong>}
      </p>
    </Notice>
  )
}
