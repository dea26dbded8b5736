import type { LineFigures, Recipe, Swap } from '@evenplate/domain/recipe'
import { swapEffect } from '@evenplate/domain/swap'
import { Badge } from '@evenplate/shared-ui/Badge'
import { Button } from '@evenplate/shared-ui/Button'
import { Card } from '@evenplate/shared-ui/Card'
import { Icon } from '@evenplate/shared-ui/Icon'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useEffect, useRef } from 'react'
import { Fold } from '../layout/Fold.tsx'
import { TermLink } from '../wording/TermLink.tsx'
import { type Change, foodOf, withChange, withoutSwap } from './changes.ts'
import type { Changing } from './changing.ts'
import { FromTo } from './FromTo.tsx'
import styles from './Swaps.module.css'
import { isSameFood, swapWords } from './swap-words.ts'

type Props = {
  /** The original: its swaps stay here until the end, so that nothing moves under a finger. */
  recipe: Recipe
  /** As it is now. */
  shown: Recipe
  changing: Changing
}

/** Foods that could replace another and lower the load, each one press away, and one press back. */
export function Swaps({ recipe, shown, changing }: Props) {
  const { swaps } = recipe.figures
  const offers = swaps.filter((swap) => isOffered(swap, shown, changing.changes))
  if (offers.length === 0) return null
  return (
    <Fold title="Lower-glycemic swaps" hint={String(offers.length)} className={styles.swaps}>
      <p className={styles.soft}>
        Numbers are per serving, for each swap on its own. A swap changes the ingredients, the steps and every
        number. Cooking times for a new food are our estimate. You can undo a swap at any time.
      </p>
      <ul className={styles.cards}>
        {offers.map((swap) => (
          <SwapCard
            key={`${swap.at} ${foodOf(swap)}`}
            swap={swap}
            was={recipe.figures.lines[swap.at]}
            shown={shown}
            changing={changing}
          />
        ))}
      </ul>
    </Fold>
  )
}

/** One that is in, or could be: the other swaps of a swapped line wait until it is swapped back. */
function isOffered(swap: Swap, { figures }: Recipe, changes: readonly Change[]): boolean {
  return (
    isIn(swap, changes) || figures.swaps.some((one) => one.at === swap.at && foodOf(one) === foodOf(swap))
  )
}

const isIn = (swap: Swap, changes: readonly Change[]): boolean =>
  changes.some((one) => one.kind === 'swap' && one.at === swap.at && one.food === foodOf(swap))

type CardProps = { swap: Swap; was: LineFigures | undefined; shown: Recipe; changing: Changing }

function SwapCard({ swap, was, shown, changing: { changes, change } }: CardProps) {
  const toast = useToast()
  const { lead, into, put, back } = swapWords(swap, was)
  const done = isIn(swap, changes)
  // As it would be now: an amount may have been changed meanwhile.
  const now = shown.figures.swaps.find((one) => one.at === swap.at && foodOf(one) === foodOf(swap)) ?? swap
  const takeBack = () => change((now) => withoutSwap(now, swap.at))
  const told = useRef<number>(null)
  useEffect(() => {
    // However it was undone, it is no longer in.
    if (!done && told.current) toast.close(told.current)
  }, [done, toast])
  const swapIn = () => {
    change((now) => withChange(now, { kind: 'swap', at: swap.at, food: foodOf(swap) }))
    told.current = toast.add({
      title: `Now using ${into}.`,
      action: { label: 'Undo', onClick: takeBack },
    })
  }
  return (
    <Card as="li" padding="s" className={styles.card} data-done={done || undefined}>
      <h3 className={styles.title}>
        {lead}: <span className={styles.into}>{into}</span>
      </h3>
      {isSameFood(swap, was) && (
        <p className={styles.lines}>
          {done ? was?.line : (shown.ingredients[swap.at] ?? was?.line)}
          <span aria-hidden="true"> → </span>
          <span className="visually-hidden"> becomes </span>
          {now.line.line}
        </p>
      )}
      {done ? (
        <p>
          <Badge tone="basil" icon="check">
            Swapped in
          </Badge>
        </p>
      ) : (
        <Effect now={now} shown={shown} />
      )}
      <p className={styles.soft}>{swap.reason}</p>
      {/* One button for both directions, so that the focus stays on it. */}
      <Button
        variant="secondary"
        size="s"
        className={styles.button}
        aria-label={done ? back.label : put.label}
        onClick={done ? takeBack : swapIn}
      >
        <Icon name="refresh" />
        {done ? back.text : put.text}
      </Button>
    </Card>
  )
}

function Effect({ now, shown }: { now: Swap; shown: Recipe }) {
  const whole = swapEffect(shown, now)
  const isTold = whole.carbs.before !== null
  const { carbs, netCarbs, load } = isTold ? whole : ofTheLine(shown, now)
  const name = isTold ? 'Carbs' : 'Carbs of this food'
  return (
    <dl className={styles.effect}>
      {/* A sweetener that the body does not absorb has as many total carbs as the sugar it replaces: the net carbs
          count. */}
      {isLess(carbs) ? (
        <FromTo name={name} unit=" g" {...carbs} />
      ) : (
        <FromTo name={`Net ${name.toLowerCase()}`} unit=" g" {...netCarbs} />
      )}
      <FromTo name={<TermLink anchor="glycemic-load-gl">Load</TermLink>} unit="" {...load} />
    </dl>
  )
}

const isLess = ({ before, after }: { before: number | null; after: number | null }): boolean =>
  (before ?? 0) - (after ?? 0) >= 0.5

/** If the dish has no total, what this food alone adds to a serving. */
function ofTheLine({ figures, servings }: Recipe, swap: Swap) {
  const part = (value: number | null | undefined) => (value == null ? null : value / servings)
  const out = figures.lines[swap.at]
  return {
    carbs: { before: part(out?.nutrition.carbs), after: part(swap.line.nutrition.carbs) },
    netCarbs: { before: part(out?.nutrition.netCarbs), after: part(swap.line.nutrition.netCarbs) },
    load: { before: part(out?.glycemicLoad), after: part(swap.line.glycemicLoad) },
  }
}
