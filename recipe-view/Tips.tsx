import { Icon } from '@evenplate/shared-ui/Icon'
import { Fold } from './layout/Fold.tsx'
import styles from './Tips.module.css'
import { TermLink } from './wording/TermLink.tsx'
import { termsIn } from './wording/terms-in.ts'

type Props = {
  tips: string[]
  /** True if the recipe has changed since they were written. */
  isChanged?: boolean
  className?: string | undefined
}

/** What keeps this dish gentle on blood sugar. */
export function Tips({ tips, isChanged = false, className }: Props) {
  if (tips.length === 0) return null
  return (
    <Fold title="Blood sugar tips" hint={String(tips.length)} className={className}>
      <ul className={styles.tips}>
        {termsIn(tips, LINKED_ELSEWHERE).map((pieces, index) => (
          // A finished recipe’s lines are never reordered, and may repeat.
          <li key={index}>
            <Icon name="leaf" />
            <span>
              {pieces.map(({ text, anchor }) =>
                anchor ? (
                  <TermLink key={anchor} anchor={anchor}>
                    {text}
                  </TermLink>
                ) : (
                  text
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
      {isChanged && tips.some((tip) => /\d/.test(tip)) && (
        <p className={styles.before}>Any numbers in these tips are for the original recipe.</p>
      )}
    </Fold>
  )
}

/** For the headings and names on every recipe. */
const LINKED_ELSEWHERE = [
  'glycemic-impact',
  'carbohydrates',
  'fiber',
  'net-carbs',
  'glycemic-load-gl',
] as const
