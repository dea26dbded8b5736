import type { SVGProps } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './Icon.module.css'
import { ICON_PATHS, type IconName } from './icon-paths.ts'

export type { IconName }

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'name'> & {
  name: IconName
  /** What the icon means, if no text next to it says so. Without it the icon is decoration. */
  label?: string
}

/** A line drawing as tall as the text around it. */
export function Icon({ name, label, className, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(styles.icon, className)}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      {...rest}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
