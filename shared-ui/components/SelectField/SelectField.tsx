import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import styles from './SelectField.module.css'

export type SelectFieldProps = ComponentPropsWithRef<'select'> & FieldProps

/** The native select: phones show their own picker, and typing searches. Options are its children. */
export function SelectField({
  label,
  hideLabel,
  hint,
  error,
  note,
  id,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field
      {...{ label, hideLabel, hint, error, note, id, className }}
      describedBy={select['aria-describedby']}
    >
      {(wiring) => (
        <span className={styles.frame}>
          <select {...select} {...wiring} className={classNames(wiring.className, styles.select)} />
          <Icon name="chevronDown" className={styles.arrow} />
        </span>
      )}
    </Field>
  )
}
