import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldProps } from '../Field/Field.tsx'

export type TextFieldProps = ComponentPropsWithRef<'input'> & FieldProps

/** A line of text, a number, an address: any native input. `className` goes to the whole field. */
export function TextField({ label, hideLabel, hint, error, note, id, className, ...input }: TextFieldProps) {
  return (
    <Field
      {...{ label, hideLabel, hint, error, note, id, className }}
      describedBy={input['aria-describedby']}
    >
      {(wiring) => <input type="text" {...input} {...wiring} />}
    </Field>
  )
}
