import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { TextArea } from '@evenplate/shared-ui/TextArea'
import { TextField } from '@evenplate/shared-ui/TextField'
import { type ClipboardEvent, useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import styles from './EditForm.module.css'
import type { EditValues } from './edit-form.ts'

type Props = {
  name: 'ingredients' | 'instructions' | 'tips'
  legend: string
  /** What one line is called: "Ingredient", labelled "Ingredient 1". */
  item: string
  add: string
  /** Several lines of text each. */
  long?: boolean
}

/** A list of lines: written, added, taken out and moved, by mouse or keyboard. */
export function LineFields({ name, legend, item, add, long = false }: Props) {
  const { register, control, setFocus, formState } = useFormContext<EditValues>()
  const { fields, insert, remove, move, update } = useFieldArray({ control, name })
  const addButton = useRef<HTMLButtonElement>(null)
  const problem = formState.errors[name]
  const Line = long ? TextArea : TextField

  /** A list that was copied elsewhere becomes a line each. */
  const splitPaste = (event: ClipboardEvent<HTMLElement>, index: number) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean)
    const target = event.target as HTMLInputElement | HTMLTextAreaElement
    if (lines.length < 2 || long || target.value.trim() !== '') return
    event.preventDefault()
    update(index, { text: lines[0] ?? '' })
    insert(
      index + 1,
      lines.slice(1).map((text) => ({ text })),
    )
  }
  const takeOut = (index: number) => {
    remove(index)
    // Focus goes to the line that took its place, or to where lines are added.
    const next = Math.min(index, fields.length - 2)
    if (next >= 0) setTimeout(() => setFocus(`${name}.${next}.text`))
    else addButton.current?.focus()
  }

  return (
    <fieldset
      className={styles.lines}
      data-name={name}
      aria-describedby={problem?.root ? `${name}-problem` : undefined}
    >
      <legend>{legend}</legend>
      {problem && (
        <p id={`${name}-problem`} role="alert" className={styles.problem}>
          {problem.root?.message ?? problem.message}
        </p>
      )}
      <ol>
        {fields.map((field, index) => (
          <li key={field.id} className={styles.line}>
            <Line
              label={`${item} ${index + 1}`}
              hideLabel
              error={problem?.[index]?.text?.message}
              onPaste={(event: ClipboardEvent<HTMLElement>) => splitPaste(event, index)}
              {...register(`${name}.${index}.text`)}
            />
            <div className={styles.tools}>
              <Tool
                icon="chevronDown"
                up
                label={`Move ${item.toLowerCase()} ${index + 1} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <Tool
                icon="chevronDown"
                label={`Move ${item.toLowerCase()} ${index + 1} down`}
                disabled={index === fields.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <Tool
                icon="trash"
                label={`Remove ${item.toLowerCase()} ${index + 1}`}
                onClick={() => takeOut(index)}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        ref={addButton}
        variant="secondary"
        size="s"
        onClick={() => insert(fields.length, { text: '' }, { shouldFocus: true })}
      >
        <Icon name="plus" />
        {add}
      </Button>
    </fieldset>
  )
}

function Tool(props: {
  icon: 'chevronDown' | 'trash'
  up?: boolean
  label: string
  disabled?: boolean
  onClick: () => void
}) {
  return (
    // At an end it stays focusable, else the focus of whoever pressed it would be lost.
    <button
      type="button"
      className={styles.tool}
      data-up={props.up}
      aria-label={props.label}
      aria-disabled={props.disabled || undefined}
      onClick={() => !props.disabled && props.onClick()}
    >
      <Icon name={props.icon} />
    </button>
  )
}
