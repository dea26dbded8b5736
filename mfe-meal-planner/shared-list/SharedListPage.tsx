import { isAppError } from '@evenplate/domain/errors'
import { standingOf } from '@evenplate/meal-plan/shopping/marks'
import type { SharedItem } from '@evenplate/meal-plan/shopping/shared-list'
import { sayGrams } from '@evenplate/meal-plan/shopping/weights'
import { usePlatform } from '@evenplate/platform/define-remote'
import { hasNoNetwork } from '@evenplate/platform/kit/offline/connection'
import { Button, buttonClass } from '@evenplate/shared-ui/Button'
import { EmptyState } from '@evenplate/shared-ui/EmptyState'
import { Icon } from '@evenplate/shared-ui/Icon'
import { LoadFailed } from '@evenplate/shared-ui/LoadFailed'
import { Notice } from '@evenplate/shared-ui/Notice'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import { Skeleton } from '@evenplate/shared-ui/Skeleton'
import { useEffect, useMemo, useState } from 'react'
import { weekWords } from '../plan/words.ts'
import { linkLedger } from '../shopping-list/data/ledgers.ts'
import { type OpenedList, openList } from '../shopping-list/data/sharing.ts'
import { ItemRow } from '../shopping-list/ItemRow.tsx'
import { NOTHING_KEPT, received } from '../shopping-list/kept/kept-list.ts'
import { type Kept, keptOn } from '../shopping-list/kept/kept-lists.ts'
import { type Marks, useMarks } from '../shopping-list/kept/use-marks.ts'
import { lengthOf } from '../shopping-list/list-items.ts'
import styles from '../shopping-list/ShoppingList.module.css'
import { ToldLine } from '../shopping-list/ToldLine.tsx'
import { dropList, noteList, seenList } from './data/seen-lists.ts'

type Opened =
  | { state: 'asking' }
  | { state: 'gone' }
  | { state: 'failed' }
  | { state: 'open'; opened: OpenedList; isOld: boolean }

/**
 * A list that somebody shared: anyone with the link can read it and check off items, for seven days, without a network,
 * too.
 */
export function SharedListPage() {
  const { nav } = usePlatform()
  const slug = nav.params.slug ?? ''
  return (
    <div className={styles.page}>
      <OfLink key={slug} slug={slug} />
    </div>
  )
}

function OfLink({ slug }: { slug: string }) {
  const { api, device, telemetry } = usePlatform()
  const [attempt, setAttempt] = useState(0)
  const [opened, setOpened] = useState<Opened>({ state: 'asking' })
  const kept = useMemo(() => keptOn(device, 'shared-list-marks', null), [device])
  useEffect(() => {
    const asking = new AbortController()
    const here = seenList(device, slug, Date.now())
    if (here) setOpened({ state: 'open', opened: here, isOld: hasNoNetwork() })
    openList(api, slug, asking.signal).then(
      (list) => {
        noteList(device, slug, list)
        kept.change(slug, (marks) => received(marks, { marks: list.marks, items: [] }, NOTHING_KEPT))
        setOpened({ state: 'open', opened: list, isOld: false })
      },
      (error: unknown) => {
        if (asking.signal.aborted) return
        if (isAppError(error) && error.code === 'not_found') {
          dropList(device, slug)
          return setOpened({ state: 'gone' })
        }
        if (!isAppError(error) || error.code !== 'offline') telemetry.error(error)
        setOpened(here ? { state: 'open', opened: here, isOld: true } : { state: 'failed' })
      },
    )
    return () => asking.abort()
  }, [slug, attempt])

  switch (opened.state) {
    case 'asking':
      return (
        <>
          <PageHeader title="Shopping List" />
          <Skeleton label="Loading the list..." lines={8} />
        </>
      )
    case 'gone':
      return <Gone />
    case 'failed':
      return (
        <>
          <PageHeader title="Shopping List" />
          <LoadFailed
            title="We couldn’t load this list just now."
            onRetry={() => {
              setOpened({ state: 'asking' })
              setAttempt((n) => n + 1)
            }}
          >
            Please check your connection.
          </LoadFailed>
        </>
      )
    case 'open':
      return <OpenList slug={slug} kept={kept} opened={opened.opened} isOld={opened.isOld} />
  }
}

type OpenProps = { slug: string; kept: Kept; opened: OpenedList; isOld: boolean }

function OpenList({ slug, kept, opened, isOld }: OpenProps) {
  const { api } = usePlatform()
  const ledger = useMemo(() => linkLedger(api, slug), [api, slug])
  const marks = useMarks(kept, slug, ledger)
  const { list, until } = opened
  const items = list.sections.flatMap((section) => section.items)
  const bought = items.filter((item) => standing(item, marks).state === 'bought').length
  if (marks.told === 'gone') return <Gone />
  return (
    <>
      <PageHeader
        title="Shopping List"
        eyebrow={weekWords(list.week)}
        lead={`Someone shared this list with you. Check off what is in the cart, and they’ll see it too. The link works until ${sayDay(until)}.`}
        className={styles.header}
        actions={
          <Button variant="secondary" onClick={() => window.print()}>
            <Icon name="printer" />
            Print
          </Button>
        }
      />
      {isOld && (
        <Notice tone="info" role="status">
          This is the list as this device last saw it. What you check off is kept here and sent once you are
          connected.
        </Notice>
      )}
      <div className={styles.bar}>
        <p className={styles.count}>
          <strong className="tabular">
            {bought} of {items.length}
          </strong>{' '}
          in the cart
        </p>
        <ToldLine told={marks.told} waiting={marks.waiting} isGuest={false} />
      </div>
      <div className={styles.list} data-length={lengthOf(items.length)}>
        {list.sections.map(({ name, items }, at) => (
          <section key={name} className={styles.aisle} aria-labelledby={`section-${at}`}>
            <div className={styles.heading}>
              <h2 id={`section-${at}`}>{name}</h2>
            </div>
            <ul className={styles.items}>
              {items.map((item) => (
                <SharedRow key={item.key} item={item} marks={marks} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

const standing = ({ key, grams }: SharedItem, marks: Marks) => standingOf(marks.of(key), grams ?? 0)

function SharedRow({ item, marks }: { item: SharedItem; marks: Marks }) {
  const now = standing(item, marks)
  return (
    <ItemRow
      name={item.name}
      amount={item.amount}
      state={now.state}
      more={now.state === 'again' ? sayGrams(now.more) : undefined}
      onPress={(checked) => marks.press(item.key, checked, item.grams)}
    />
  )
}

function Gone() {
  const { nav } = usePlatform()
  return (
    <>
      <PageHeader title="This list is no longer shared" />
      <EmptyState
        title="A shared list works for seven days, or until its owner ends it."
        action={
          <nav.Link to="/meal-planner" className={buttonClass({ variant: 'secondary' })}>
            Plan Your Own Week
          </nav.Link>
        }
      >
        Ask for a new link if you still need it.
      </EmptyState>
    </>
  )
}

const sayDay = (until: string): string =>
  new Date(until).toLocaleDateString('en-US', { month: 'long', day: 'numeric' })
