import type { Mend, Sure, UnderstoodLine } from '@evenplate/domain/brought-recipe'

/** A line as the page shows it: as it was counted, with the corrections since. */
export type ShownLine = Omit<UnderstoodLine, 'line' | 'text'> & {
  /** It has a correction, which can be undone. */
  isMended: boolean
  /** The person corrected it, not a file. */
  isSaid: boolean
  /** The correction is not counted yet. */
  isOpen: boolean
}

/**
 * @param understood null if nothing was counted yet
 * @param counted the correction that was counted; a newer one shows its effect at once
 * @param nameOf the name of a food that was picked on this page
 */
export function shownLine(
  understood: UnderstoodLine | null,
  mend: Mend | undefined,
  counted: Mend | undefined,
  nameOf: (food: string) => string | undefined,
): ShownLine {
  const isMended = mend !== undefined
  const isSaid = isMended && !mend.ofFile
  const isOpen = understood === null || !isSame(mend, counted)
  const base = understood ?? NOTHING
  if (!isOpen) return { ...base, isMended, isSaid, isOpen }
  const leftOut = mend?.leftOut ?? false
  const isSameFood = mend?.food === counted?.food
  const food = mend?.food && !isSameFood ? { id: mend.food, name: nameOf(mend.food) ?? '' } : base.food
  const grams = mend?.grams ?? (isSameFood && counted?.grams === undefined ? base.grams : null)
  const perGram = isSameFood && base.grams && base.carbs !== null ? base.carbs / base.grams : null
  const carbs = leftOut ? 0 : grams === null || perGram === null ? null : grams * perGram
  return { ...base, food, grams, carbs, leftOut, note: '', isMended, isSaid, isOpen }
}

const NOTHING: Omit<UnderstoodLine, 'line' | 'text'> = {
  food: null,
  grams: null,
  carbs: null,
  sure: 'likely',
  phrase: '',
  note: '',
  leftOut: false,
}

const isSame = (one: Mend | undefined, other: Mend | undefined): boolean =>
  one?.food === other?.food &&
  one?.grams === other?.grams &&
  Boolean(one?.leftOut) === Boolean(other?.leftOut) &&
  Boolean(one?.ofFile) === Boolean(other?.ofFile)

/** How sure a line is, in words: never by color alone. */
export const SURE_WORDS: Record<
  Sure,
  { label: string; icon: 'check' | 'info' | 'warning'; tone: 'basil' | 'rain' | 'apricot' }
> = {
  exact: { label: 'Sure', icon: 'check', tone: 'basil' },
  likely: { label: 'Likely', icon: 'info', tone: 'rain' },
  guess: { label: 'A guess', icon: 'warning', tone: 'apricot' },
  unknown: { label: 'Not counted', icon: 'warning', tone: 'apricot' },
}
