import { buttonClass } from '@evenplate/shared-ui/Button'
import { type DragEvent, useId, useState } from 'react'
import styles from './Import.module.css'

/** A file from the device: chosen in a dialog, or dropped here. */
export function ChooseFile({ onChoose }: { onChoose(file: File): void }) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onChoose(file)
  }
  return (
    <section
      className={styles.choose}
      aria-label="Choose a file"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        id={id}
        className="visually-hidden"
        type="file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onChoose(file)
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <label htmlFor={id} className={buttonClass({ variant: 'primary' })}>
        Choose a File
      </label>
      <p>or drop it here. CSV or JSON, up to 250 MB.</p>
      <p className={styles.soft}>
        We never keep names from the file. From a device’s serial number we keep only a code that no other
        account shares.
      </p>
    </section>
  )
}
