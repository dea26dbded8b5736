import { Card } from '@evenplate/shared-ui/Card'
import { Icon } from '@evenplate/shared-ui/Icon'
import styles from './Tips.module.css'

/** What helps this dish to sit gently. */
export function Tips({ tips, className }: { tips: string[]; className?: string | undefined }) {
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
        {tips.map((tip, index) => (
          <li key={index}>
            <Icon name="leaf" />
            <span>{tip}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
