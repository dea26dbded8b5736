import { type ComponentProps, createContext, useContext, useEffect, useRef } from 'react'

/** True once the first screen is shown: from then on, the heading of a new screen takes the focus. */
export const ArrivalContext = createContext(false)

type Props = ComponentProps<'h2'> & { as?: 'h1' | 'h2' }

/** The heading of a screen or step: a screen reader starts there when it appears. */
export function ArrivalHeading({ as = 'h2', children, ...rest }: Props) {
  const Heading = as
  const ref = useRef<HTMLHeadingElement>(null)
  const arriving = useContext(ArrivalContext)
  const first = useRef(arriving)
  useEffect(() => {
    if (first.current) ref.current?.focus()
  }, [])
  return (
    <Heading ref={ref} tabIndex={-1} {...rest}>
      {children}
    </Heading>
  )
}
