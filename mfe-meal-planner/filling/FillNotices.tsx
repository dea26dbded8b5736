import type { ErrorCode } from '@evenplate/domain/errors'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Button, buttonClass } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useWeek } from '../plan/plan-store.ts'
import { placeWords } from '../plan/words.ts'
import styles from './FillNotices.module.css'
import type { Filling } from './use-fill.ts'

/** What could not be filled, with the cause and the change that would help; or why the week was not filled at all. */
export function FillNotices({ filling }: { filling: Filling }) {
  const { failure } = filling
  return (
    <div className={styles.notices} aria-live="polite">
      {failure && (
        <Notice
          role="alert"
          tone="warning"
          title={failure.message}
          actions={failure.code === 'invalid_request' ? undefined : <Retry filling={filling} />}
        >
          <p>{HELP[failure.code] ?? 'Your week hasn’t changed.'}</p>
        </Notice>
      )}
      <Shortfalls filling={filling} />
      {filling.alsoKept.length > 0 && (
        <p className={styles.left}>Also followed, from your profile: {filling.alsoKept.join(', ')}.</p>
      )}
      {filling.left !== null && filling.left <= 3 && !failure && (
        <p className={styles.left}>
          {filling.left === 0
            ? 'You can’t fill any more weeks today.'
            : `You can fill ${filling.left} more ${filling.left === 1 ? 'week' : 'weeks'} today.`}{' '}
          You can always choose dishes yourself.
        </p>
      )}
    </div>
  )
}

const HELP: Partial<Record<ErrorCode, string>> = {
  offline: 'Your week is safe. Filling it needs a connection.',
  invalid_request: 'Please check the budgets and rules above. Your week hasn’t changed.',
}

function Retry({ filling }: { filling: Filling }) {
  const { nav, auth } = usePlatform()
  if (filling.failure?.code === 'fill_limit')
    return auth.status === 'guest' ? (
      <nav.Link to="/register" className={buttonClass({ variant: 'secondary' })}>
        Create Free Account
      </nav.Link>
    ) : undefined
  return (
    <Button variant="secondary" onClick={() => void filling.start()}>
      Try Again
    </Button>
  )
}

function Shortfalls({ filling }: { filling: Filling }) {
  const shortfalls = useWeek(({ shortfalls }) => shortfalls)
  const slots = useWeek(({ plan }) => plan.slots)
  if (shortfalls.length === 0) return null
  return (
    <section className={styles.shortfalls} aria-labelledby="shortfalls-title">
      <h2 id="shortfalls-title" className={styles.title}>
        <Icon name="warning" /> What doesn’t fit your rules yet
      </h2>
      <ul className={styles.list}>
        {shortfalls.map(({ slots: ids, cause, loosening }) => {
          const places = slots.filter(({ id }) => ids.includes(id))
          return (
            <li key={cause + ids.join()} className={styles.shortfall}>
              <div>
                <p>{cause}</p>
                {places.length > 0 && (
                  <p className={styles.where}>{capital(places.map(placeWords).join(', '))}</p>
                )}
              </div>
              {loosening && (
                <Button
                  variant="secondary"
                  size="s"
                  busy={filling.isBusy}
                  onClick={() => void filling.start(loosening.rules)}
                >
                  {loosening.says}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
