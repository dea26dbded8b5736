import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './Checkbox.module.css'

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & { label: ReactNode }

/** A checkbox with a label that can be clicked too. `className` goes to the whole. */
export function Checkbox({ label, className, id, ...input }: CheckboxProps) {
  const own = useId()
  return (
    <label className={classNames(styles.checkbox, className)} htmlFor={id ?? own}>
      <input {...input} id={id ?? own} type="checkbox" />
      <span>{label}</span>
    </label>
  )
}
