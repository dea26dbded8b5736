import { Card } from '@evenplate/shared-ui/Card'
import { Icon } from '@evenplate/shared-ui/Icon'
import { TermLink } from './TermLink.tsx'
import styles from './Tips.module.css'
import { termsIn } from './terms-in.ts'

type Props = {
  tips: string[]
  /** True when the recipe is not as it was when they were written. */
  isChanged?: boolean
  className?: string | undefined
}

/** What helps this dish to sit gently. */
export function Tips({ tips, isChanged = false, className }: Props) {
  if (tips.length === 0) return null
  return (
    <Card
      as="section"
      tone="apricot"
      className={[styles.card, className].join(' ')}
      aria-labelledby="tips-title"
    >
      <h2 id="tips-title" className={styles.heading}>
        Blood sugar tips
      </h2>
      <ul className={styles.tips}>
        {termsIn(tips, LINKED_ELSEWHERE).map((pieces, index) => (
          // A finished recipe’s lines never move, and may repeat.
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
        <p className={styles.before}>Their numbers speak of the recipe as it was.</p>
      )}
    </Card>
  )
}

/** By the headings and names that stand on every recipe. */
const LINKED_ELSEWHERE = [
  'glycemic-impact',
  'carbohydrates',
  'fiber',
  'net-carbs',
  'glycemic-load-gl',
] as const
