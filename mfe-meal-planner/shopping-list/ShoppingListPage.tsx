import { isDay, mondayOf, plusDays } from '@evenplate/meal-plan/dates'
import { usePlatform } from '@evenplate/platform/define-remote'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import { Skeleton } from '@evenplate/shared-ui/Skeleton'
import { ToastRegion } from '@evenplate/shared-ui/Toast'
import { useMemo, useState } from 'react'
import { localDay, weekWords } from '../plan/words.ts'
import { guestShopper, memberShopper, type Shopper } from './data/shopper.ts'
import { ListView } from './ListView.tsx'
import styles from './ShoppingList.module.css'

/** One week's list: the week in the address, or the current one. A guest's is from this browser. */
export function ShoppingListPage() {
  const { auth, db, device, nav } = usePlatform()
  const userId = auth.status === 'member' ? auth.user.id : null
  const shopper = useMemo<Shopper | null>(() => {
    if (auth.status === 'loading') return null
    return userId ? memberShopper({ db, device }, userId) : guestShopper({ db, device })
  }, [auth.status, userId])
  return (
    <ToastRegion>
      <div className={styles.page}>
        {shopper ? (
          <OfWeek key={userId ?? ''} shopper={shopper} asked={new URLSearchParams(nav.search).get('week')} />
        ) : (
          <>
            <PageHeader title="Shopping List" lead={LEAD} />
            <Skeleton label="Loading your list..." lines={8} />
          </>
        )}
      </div>
    </ToastRegion>
  )
}

const LEAD =
  'Everything your week needs, minus what you have at home, rounded up to what stores sell and sorted by aisle. You can check things off without a connection.'

function OfWeek({ shopper, asked }: { shopper: Shopper; asked: string | null }) {
  const { nav } = usePlatform()
  // Rendered once the visitor's clock is known: never on the server.
  const [today] = useState(() => localDay(new Date()))
  const week = mondayOf(asked && isDay(asked) ? asked : today)
  const to = (weeks: number) => `/shopping-list?week=${plusDays(week, 7 * weeks)}`
  return (
    <>
      <PageHeader
        title="Shopping List"
        lead={LEAD}
        className={styles.header}
        actions={
          <nav.Link to={`/meal-planner/${week}`} className={buttonClass({ variant: 'secondary' })}>
            Open This Week’s Plan
          </nav.Link>
        }
      />
      <nav className={styles.weeks} aria-label="Week">
        <nav.Link to={to(-1)} className={styles.step} aria-label="Previous week">
          <Icon name="arrowLeft" />
        </nav.Link>
        <h2>{weekWords(week)}</h2>
        <nav.Link to={to(1)} className={styles.step} aria-label="Next week">
          <Icon name="arrowRight" />
        </nav.Link>
      </nav>
      <ListView key={week} shopper={shopper} week={week} />
    </>
  )
}
