import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import styles from './Badge.module.css'

export type BadgeProps = ComponentPropsWithRef<'span'> & {
  tone?: 'neutral' | 'basil' | 'apricot' | 'tomato' | 'rain'
  icon?: IconName
}

/** One or two words about the thing next to it. The words carry the meaning; the tone only supports it. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, className)} data-tone={tone} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
