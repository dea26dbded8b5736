import * as z from 'zod/mini'

/** One tap on an item, kept until every device has it. Of two taps on one item, the later wins. */
export const markOp = z.object({
  /** The item's key. */
  item: z.string().check(z.minLength(1), z.maxLength(200)),
  checked: z.boolean(),
  /** Milliseconds since 1970 by the device's clock. */
  at: z.number().check(z.minimum(0), z.maximum(8_640_000_000_000_000)),
  /** A random text for the device; decides if two tap in the same millisecond. */
  device: z.string().check(z.minLength(1), z.maxLength(60)),
  /** The item's grams when it was checked off; missing if it has none. */
  grams: z.optional(z.number().check(z.minimum(0), z.maximum(10_000_000))),
})
export type MarkOp = z.infer<typeof markOp>

/** How many items of a week may have marks. */
export const MARKS_MOST = 1000

/**
 * The marks of all sets, one per item, sorted by item. The result does not depend on the order or number of merges, so
 * phones may send and fetch whenever they are online: a server's copy never overwrites what is still waiting here.
 */
export function mergeMarks(...sets: readonly (readonly MarkOp[])[]): MarkOp[] {
  const latest = new Map<string, MarkOp>()
  for (const op of sets.flat()) {
    const known = latest.get(op.item)
    if (!known || isLater(op, known)) latest.set(op.item, op)
  }
  return [...latest.values()].sort((a, b) => (a.item < b.item ? -1 : 1))
}

/** A tap on this device, dated after every known mark of the item, even one from a device whose clock is ahead. */
export function pressed(
  marks: readonly MarkOp[],
  press: Pick<MarkOp, 'item' | 'checked' | 'grams'>,
  device: string,
  now: number,
): MarkOp {
  const seen = marks.find(({ item }) => item === press.item)
  return { ...press, device, at: seen ? Math.max(now, seen.at + 1) : now }
}

/** An item's state: open, in the cart, or open again because the plan now needs more than was bought. */
export type Standing = { state: 'open' } | { state: 'bought' } | { state: 'again'; more: number }

/** @param amountNow grams of the item on the list now; 0 if it has none */
export function standingOf(mark: MarkOp | undefined, amountNow: number): Standing {
  if (!mark?.checked) return { state: 'open' }
  const more = needsAgain(mark, amountNow)
  return more > 0 ? { state: 'again', more } : { state: 'bought' }
}

/** Grams an item needs beyond what it was checked off for; 0 if its amount did not rise. */
export function needsAgain({ grams }: Pick<MarkOp, 'grams'>, amountNow: number): number {
  const more = grams === undefined ? 0 : amountNow - grams
  return more >= LEAST ? more : 0
}

/** Too few grams to go back to the shelf for; also covers rounding of fractions. */
const LEAST = 0.5

function isLater(op: MarkOp, known: MarkOp): boolean {
  if (op.at !== known.at) return op.at > known.at
  if (op.device !== known.device) return op.device > known.device
  if (op.checked !== known.checked) return op.checked
  return (op.grams ?? -1) > (known.grams ?? -1)
}
