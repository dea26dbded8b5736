import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useState } from 'react'
import styles from './ShoppingList.module.css'

/** One field to write an item with. It keeps the focus for the next one. */
export function AddForm({
  label,
  placeholder,
  onAdd,
}: {
  label: string
  placeholder: string
  onAdd: (text: string) => void
}) {
  const [text, setText] = useState('')
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault()
        const written = text.trim().replace(/\s+/g, ' ')
        if (!written) return
        onAdd(written)
        setText('')
      }}
    >
      <TextField
        label={label}
        value={text}
        maxLength={120}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        <Icon name="plus" />
        Add
      </Button>
    </form>
  )
}
