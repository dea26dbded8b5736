import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './Tabs.module.css'

export type Tab<Value extends string> = {
  value: Value
  label: ReactNode
  content: ReactNode
  disabled?: boolean
}

export type TabsProps<Value extends string> = {
  /** What the tabs are about, for screen readers. */
  label: string
  /** Null: none is open yet. */
  value: Value | null
  onChange: (value: Value) => void
  tabs: readonly Tab<Value>[]
  className?: string
}

/**
 * Panels, one of which is shown. Arrow keys move between the tabs, Enter or Space opens one, since opening may cost
 * a request.
 */
export function Tabs<Value extends string>({ label, value, onChange, tabs, className }: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className={classNames(styles.tabs, className)}
    >
      <BaseTabs.List aria-label={label} className={styles.list} activateOnFocus={false}>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} disabled={tab.disabled} className={styles.tab}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
