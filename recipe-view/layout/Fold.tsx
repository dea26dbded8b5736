import { Icon } from '@evenplate/shared-ui/Icon'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import styles from './Fold.module.css'

type Props = {
  title: ReactNode
  /** What the closed part contains, in a few words: "3 tips". */
  hint?: string | undefined
  /** For a part within a part. */
  as?: 'h2' | 'h3'
  className?: string | undefined
  children: ReactNode
}

/**
 * A part of a recipe that is collapsed on a phone until it is pressed. On wide screens, on paper and without JavaScript
 * it is open: nothing depends on a press.
 */
export function Fold({ title, hint, as: Heading = 'h2', className, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null)
  const id = useId()
  useClosedOnPhones(ref)
  useOpenOnPaper(ref)
  return (
    <section className={[styles.section, className].join(' ')} aria-labelledby={id}>
      <details ref={ref} className={styles.fold} open>
        <summary className={styles.summary}>
          <Heading id={id} className={styles.title}>
            {title}
          </Heading>
          {hint && <span className={styles.hint}>{hint}</span>}
          <Icon name="chevronDown" className={styles.sign} />
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </section>
  )
}

type Details = { current: HTMLDetailsElement | null }

/** After the first render, made by a server that does not know the screen. Collapsed content is below it. */
function useClosedOnPhones(ref: Details): void {
  useSafeLayoutEffect(() => {
    if (ref.current && window.matchMedia?.(PHONE).matches) ref.current.open = false
  }, [ref])
}

const PHONE = '(width < 48rem)'

const useSafeLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Styles open it if the browser supports that; otherwise this does. */
function useOpenOnPaper(ref: Details): void {
  useEffect(() => {
    let closed = false
    const open = () => {
      closed = ref.current?.open === false
      if (ref.current) ref.current.open = true
    }
    const close = () => {
      if (closed && ref.current) ref.current.open = false
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [ref])
}
