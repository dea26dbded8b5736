import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './Card.module.css'

export type CardProps = ComponentPropsWithRef<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  tone?: 'plain' | 'basil' | 'apricot' | 'sunk'
  padding?: 'none' | 's' | 'm' | 'l'
  /** Lifts under the pointer: the card contains a link or button that a click anywhere on the card triggers. */
  interactive?: boolean
}

/** A surface that groups what belongs together. */
export function Card({
  as = 'div',
  tone = 'plain',
  padding = 'm',
  interactive,
  className,
  ...rest
}: CardProps) {
  // All five elements take the same attributes.
  const Element = as as 'div'
  return (
    <Element
      className={classNames(styles.card, className)}
      data-tone={tone}
      data-padding={padding}
      data-interactive={interactive || undefined}
      {...rest}
    />
  )
}
