import { type ComponentPropsWithRef, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import styles from './PasswordField.module.css'

export type PasswordFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & FieldProps

/** A password that can be shown: fewer typing mistakes, fewer resets. Always set `autoComplete`. */
export function PasswordField({
  label,
  hideLabel,
  hint,
  error,
  note,
  id,
  className,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...{ label, hideLabel, hint, error, note, id, className }}
      describedBy={input['aria-describedby']}
    >
      {(wiring) => (
        <span className={styles.frame}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={classNames(wiring.className, styles.input)}
          />
          <button
            type="button"
            className={styles.show}
            aria-label={shown ? 'Hide what is typed' : 'Show what is typed'}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </button>
        </span>
      )}
    </Field>
  )
}
