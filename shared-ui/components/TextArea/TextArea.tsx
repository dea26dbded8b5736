import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import styles from './TextArea.module.css'

export type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldProps

/** Several lines of text; grows with the text where the browser supports it. */
export function TextArea({ label, hideLabel, hint, error, note, id, className, ...textarea }: TextAreaProps) {
  return (
    <Field
      {...{ label, hideLabel, hint, error, note, id, className }}
      describedBy={textarea['aria-describedby']}
    >
      {(wiring) => (
        <textarea rows={3} {...textarea} {...wiring} className={classNames(wiring.className, styles.area)} />
      )}
    </Field>
  )
}
