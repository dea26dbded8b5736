import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { TextArea } from '@evenplate/shared-ui/TextArea'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { EditValues } from '../unfinished/edit-form.ts'
import styles from './EditForm.module.css'
import { pastedLines } from './pasted-lines.ts'

type Props = {
  name: 'ingredients' | 'instructions' | 'tips'
  legend: string
  /** Hides the label if a heading above says the same. */
  hideLegend?: boolean
  /** What one line is called: "Ingredient", labelled "Ingredient 1". */
  item: string
  add: string
  /** Several lines of text each. */
  long?: boolean
}

/** A list of lines to write, add, remove and move, by mouse or keyboard. */
export function LineFields({ name, legend, hideLegend = false, item, add, long = false }: Props) {
  const { register, control, setFocus, setValue, formState } = useFormContext<EditValues>()
  const { fields, insert, remove, move } = useFieldArray({ control, name })
  const addButton = useRef<HTMLButtonElement>(null)
  const [moved, setMoved] = useState('')
  const problem = formState.errors[name]
  const list = useRef<HTMLFieldSetElement>(null)
  // An error in a collapsed part could neither be seen nor take the focus.
  useEffect(() => {
    const fold = list.current?.closest('details')
    if (!problem || !fold || fold.open) return
    fold.open = true
    fold.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem])

  /** A pasted list becomes one line per item, between the text before and after the caret. */
  const splitPaste = (event: ClipboardEvent<HTMLElement>, index: number) => {
    const lines = pastedLines(event.clipboardData.getData('text'))
    const { value, selectionStart, selectionEnd } = event.target as HTMLInputElement | HTMLTextAreaElement
    // A step that is being written may have its own line breaks.
    if (lines.length < 2 || (long && value.trim() !== '')) return
    event.preventDefault()
    const [first = '', ...more] = lines
    const last = `${more.pop() ?? ''}${value.slice(selectionEnd ?? value.length)}`
    setValue(`${name}.${index}.text`, value.slice(0, selectionStart ?? value.length) + first)
    insert(
      index + 1,
      [...more, last].map((text) => ({ text })),
      { focusIndex: index + lines.length - 1 },
    )
  }
  /** An ingredient is one line, however many it takes on a phone: Enter starts the next one. */
  const nextLine = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (long || event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    insert(index + 1, { text: '' }, { focusName: `${name}.${index + 1}.text` })
  }
  const moveLine = (from: number, to: number) => {
    move(from, to)
    setMoved(`${item} ${from + 1} is now ${to + 1} of ${fields.length}`)
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
      ref={list}
      className={styles.lines}
      data-name={name}
      aria-describedby={problem?.root ? `${name}-problem` : undefined}
    >
      <legend className={hideLegend ? 'visually-hidden' : undefined}>{legend}</legend>
      {problem && (
        <p id={`${name}-problem`} role="alert" className={styles.problem}>
          {problem.root?.message ?? problem.message}
        </p>
      )}
      <ol>
        {fields.map((field, index) => (
          <li key={field.id} className={styles.line}>
            <TextArea
              label={`${item} ${index + 1}`}
              hideLabel
              error={problem?.[index]?.text?.message}
              rows={rowsFor(field.text)}
              onPaste={(event) => splitPaste(event, index)}
              onKeyDown={(event) => nextLine(event, index)}
              {...register(`${name}.${index}.text`)}
            />
            <div className={styles.tools}>
              <Tool
                icon="chevronDown"
                up
                label={`Move ${item.toLowerCase()} ${index + 1} up`}
                disabled={index === 0}
                onClick={() => moveLine(index, index - 1)}
              />
              <Tool
                icon="chevronDown"
                label={`Move ${item.toLowerCase()} ${index + 1} down`}
                disabled={index === fields.length - 1}
                onClick={() => moveLine(index, index + 1)}
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
      <p role="status" className={styles.unseen}>
        {moved}
      </p>
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

/** If a browser does not let a field grow with its text: the characters of a phone's line. */
const rowsFor = (text: string): number => Math.min(8, Math.max(1, Math.ceil(text.length / 34)))

function Tool(props: {
  icon: 'chevronDown' | 'trash'
  up?: boolean
  label: string
  disabled?: boolean
  onClick: () => void
}) {
  return (
    // It stays focusable at either end of the list; otherwise the focus would be lost after pressing it.
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
