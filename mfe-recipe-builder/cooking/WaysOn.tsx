import type { Way } from '@evenplate/domain/brief'
import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { ArrivalHeading } from '../frame/ArrivalHeading.tsx'
import type { Failure } from '../state/builder-state.ts'
import styles from './WaysOn.module.css'

type Props = { failure: Failure; onWay: (way: Way) => void; onBack: () => void }

/** A request that no dish meets, or that was not understood: why, and what to do instead. It used no quota. */
export function WaysOn({ failure, onWay, onBack }: Props) {
  const { ways = [] } = failure.details ?? {}
  // The message may be one of them already.
  const obstacles = failure.details?.obstacles.filter((text) => text !== failure.message) ?? []
  const title =
    failure.code === 'cannot_be_done' ? 'We can’t make that into one dish' : 'We did not understand that'
  return (
    <section className={styles.part} aria-labelledby="ways-title">
      <ArrivalHeading as="h1" id="ways-title" className={styles.title}>
        {title}
      </ArrivalHeading>
      <p className={styles.message}>{failure.message}</p>
      {obstacles.length > 0 && (
        <ul className={styles.obstacles} aria-label="Why it doesn’t work">
          {obstacles.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {ways.length > 0 && (
        <div className={styles.ways}>
          <h2 className={styles.how}>What would you like instead?</h2>
          {ways.map((way) => (
            <Button key={way.choice} variant="secondary" onClick={() => onWay(way)}>
              {way.label}
              <Icon name="arrowRight" />
            </Button>
          ))}
        </div>
      )}
      <Button variant={ways.length > 0 ? 'quiet' : 'primary'} onClick={onBack}>
        <Icon name="edit" />
        Change What I Asked For
      </Button>
      <p className={styles.free}>
        <Icon name="checkCircle" />
        This did not use up a recipe. Everything you entered is still here.
      </p>
    </section>
  )
}
