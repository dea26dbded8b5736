import { usePlatform } from '@evenplate/platform/define-remote'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { EmptyState } from '@evenplate/shared-ui/EmptyState'
import { later } from '@evenplate/shared-ui/Later'
import { LoadFailed } from '@evenplate/shared-ui/LoadFailed'
import { Notice } from '@evenplate/shared-ui/Notice'
import { Skeleton } from '@evenplate/shared-ui/Skeleton'
import { useState } from 'react'
import { Aisles } from './Aisles.tsx'
import { AtHome } from './AtHome.tsx'
import type { Shopper } from './data/shopper.ts'
import { Lines } from './Lines.tsx'
import { ListActions } from './ListActions.tsx'
import { itemsOf, lengthOf } from './list-items.ts'
import { OwnItems } from './OwnItems.tsx'
import styles from './ShoppingList.module.css'
import { Staples } from './Staples.tsx'
import { ToldLine } from './ToldLine.tsx'
import { type Shopping, useShopping } from './use-shopping.ts'

const ItemDialog = later(() => import('./ItemDialog.tsx').then((file) => file.ItemDialog))

/** A week's list, to shop by. */
export function ListView({ shopper, week }: { shopper: Shopper; week: string }) {
  const shopping = useShopping(shopper, week)
  const [asked, setAsked] = useState<string | null>(null)
  const { list, standing, marks } = shopping
  if (standing === 'asking') return <Skeleton label="Loading your list..." lines={8} />
  if (!list)
    return (
      <LoadFailed title="We couldn’t load your list just now." onRetry={shopping.retry}>
        Your plan is safe. Please check your connection.
      </LoadFailed>
    )
  const foods = list.aisles.length + list.lines.length
  const item = list.aisles.flatMap(({ items }) => items).find(({ key }) => key === asked)
  return (
    <>
      <Standing shopping={shopping} />
      {foods === 0 ? (
        <NothingPlanned />
      ) : (
        <>
          <ListActions shopper={shopper} list={list} />
          <div className={styles.bar}>
            <Count shopping={shopping} />
            <ToldLine told={marks.told} waiting={marks.waiting} isGuest={shopper.owner === null} />
          </div>
        </>
      )}
      <div className={styles.list} data-length={lengthOf(itemsOf(list, marks).length)}>
        <Aisles shopping={shopping} list={list} onAsk={setAsked} />
        <Lines shopping={shopping} list={list} />
        <Staples shopping={shopping} list={list} />
        <OwnItems shopping={shopping} list={list} />
      </div>
      <AtHome shopping={shopping} list={list} />
      {item && <ItemDialog item={item} shopping={shopping} onClose={() => setAsked(null)} />}
    </>
  )
}

function Count({ shopping: { list, marks } }: { shopping: Shopping }) {
  const items = list ? itemsOf(list, marks) : []
  const bought = items.filter(({ state }) => state === 'bought').length
  return (
    <p className={styles.count}>
      <strong className="tabular">
        {bought} of {items.length}
      </strong>{' '}
      in the cart
    </p>
  )
}

function Standing({ shopping: { standing, retry } }: { shopping: Shopping }) {
  if (standing === 'offline')
    return (
      <Notice tone="info" role="status">
        You are offline. This is the list as this device last saw it. What you check off and add is kept here
        and sent once you are connected.
      </Notice>
    )
  if (standing === 'unreached')
    return (
      <Notice
        tone="warning"
        role="status"
        actions={
          <button type="button" className={buttonClass({ variant: 'secondary', size: 's' })} onClick={retry}>
            Try Again
          </button>
        }
      >
        We couldn’t reach your account just now. This is the list as this device last saw it; what you check
        off is kept.
      </Notice>
    )
  return null
}

function NothingPlanned() {
  const { nav } = usePlatform()
  return (
    <EmptyState
      title="There is nothing to cook this week yet."
      action={
        <nav.Link to="/meal-planner" className={buttonClass({})}>
          Plan My Week
        </nav.Link>
      }
    >
      Once your week has dishes, what they need shows up here. You can already add your own items.
    </EmptyState>
  )
}
