import { usePlatform } from '@evenplate/platform/define-remote'
import { Button, buttonClass } from '@evenplate/shared-ui/Button'
import { EmptyState } from '@evenplate/shared-ui/EmptyState'
import { Icon } from '@evenplate/shared-ui/Icon'
import { LoadFailed } from '@evenplate/shared-ui/LoadFailed'
import { Loading } from '@evenplate/shared-ui/Loading'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Activity, allActivityOf } from '../data/activity.ts'
import { type Member, MemberPage } from '../member/MemberPage.tsx'
import { ACTIVITY_ICONS } from '../overview/RecentActivity.tsx'
import styles from './ActivityPage.module.css'
import { byDay } from './by-day.ts'

const waiting = <Loading>Loading your activity...</Loading>

export function ActivityPage() {
  return (
    <MemberPage>
      {(user) => (
        <>
          <PageHeader title="Activity" lead="What you did on Evenplate, newest first." />
          {user ? <AllActivity user={user} /> : waiting}
        </>
      )}
    </MemberPage>
  )
}

function AllActivity({ user }: { user: Member }) {
  const { db, nav, telemetry } = usePlatform()
  const list = useInfiniteQuery(allActivityOf(db, user.id))
  useEffect(() => {
    if (list.error) telemetry.error(list.error)
  }, [list.error, telemetry])

  if (list.isPending) return waiting
  const activity = list.data?.pages.flat() ?? []
  if (activity.length === 0 && !list.isError)
    return (
      <EmptyState
        title="Nothing here yet."
        action={
          <nav.Link to="/recipe-builder" className={buttonClass({ variant: 'primary' })}>
            Create Your First Recipe
          </nav.Link>
        }
      >
        Recipes you make or add to your favorites will show up here.
      </EmptyState>
    )
  return (
    <div className={styles.days}>
      {byDay(activity).map(({ day, label, entries }) => (
        <section key={day} aria-labelledby={`day-${day}`} className={styles.day}>
          <h2 id={`day-${day}`}>{label}</h2>
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {list.isError && (
        <LoadFailed
          title="We couldn’t load your activity just now."
          onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {list.hasNextPage && !list.isError && (
        <Button
          variant="secondary"
          className={styles.more}
          onClick={() => void list.fetchNextPage()}
          busy={list.isFetchingNextPage}
          busyLabel="Loading more..."
        >
          Show Older
        </Button>
      )}
    </div>
  )
}

function Entry({ entry: { type, description, recipe_id, created_at } }: { entry: Activity }) {
  const { nav } = usePlatform()
  return (
    <li className={styles.entry}>
      <Icon name={ACTIVITY_ICONS[type]} />
      {recipe_id ? (
        <nav.Link to={`/recipes/${recipe_id}`}>{description}</nav.Link>
      ) : (
        <span>{description}</span>
      )}
      <time dateTime={created_at}>
        {new Date(created_at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}
      </time>
    </li>
  )
}
