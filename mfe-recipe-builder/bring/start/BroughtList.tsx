import { usePlatform } from '@evenplate/platform/define-remote'
import { sayGrams } from '@evenplate/recipe-view/wording'
import { Badge } from '@evenplate/shared-ui/Badge'
import { Button } from '@evenplate/shared-ui/Button'
import { Card } from '@evenplate/shared-ui/Card'
import { Icon } from '@evenplate/shared-ui/Icon'
import { useToast } from '@evenplate/shared-ui/Toast'
import type { BroughtFile, BroughtItem } from '../../state/brought.ts'
import { type Brought, useBrought } from '../../state/brought-store.ts'
import { addressOf } from '../../state/builder-view.ts'
import { isOpen, problemsOf, reportOf, sayUnread, titleOf } from '../reading/report.ts'
import styles from './BroughtList.module.css'
import { saveText } from './save-text.ts'

/** Every recipe that was brought in this tab, and every file without one. */
export function BroughtList() {
  const { items, files } = useBrought()
  const toast = useToast()
  const unread = files.filter(isOpen)
  const open = items.filter((item) => problemsOf(item).length > 0).length
  if (items.length === 0 && unread.length === 0) return null
  const remove = (title: string, change: (before: Brought) => Partial<Brought>) => {
    const { items, files } = useBrought.getState()
    useBrought.setState(change)
    toast.add({ title, action: { label: 'Undo', onClick: () => useBrought.setState({ items, files }) } })
  }
  return (
    <Card as="section" className={styles.card} aria-labelledby="brought-title">
      <div className={styles.head}>
        <h2 id="brought-title" className={styles.title}>
          {items.length === 1 ? '1 recipe' : `${items.length} recipes`} in this tab
        </h2>
        <div className={styles.actions}>
          <Button variant="secondary" size="s" onClick={() => saveText('report.txt', reportOf(files, items))}>
            <Icon name="download" />
            Download Report
          </Button>
          <Button
            variant="quiet"
            size="s"
            onClick={() => remove('The list is empty now', () => ({ items: [], files: [] }))}
          >
            Remove All
          </Button>
        </div>
      </div>
      <p className={styles.soft}>
        They stay here until you close the tab or sign out. Open one to use and save it.
        {open > 0 && items.length > 1 && ` ${open} of them ${open === 1 ? 'needs' : 'need'} a closer look.`}
      </p>
      <ul className={styles.list}>
        {items.map((item) => (
          <Row
            key={item.key}
            item={item}
            onRemove={() =>
              remove(`Removed ${titleOf(item)}`, (before) => ({
                items: before.items.filter(({ key }) => key !== item.key),
              }))
            }
          />
        ))}
      </ul>
      {unread.length > 0 && (
        <>
          <h3 className={styles.subtitle}>Files to check</h3>
          <ul className={styles.list}>
            {unread.map((file) => (
              <Unread key={file.key} file={file} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function Row({ item, onRemove }: { item: BroughtItem; onRemove: () => void }) {
  const { nav } = usePlatform()
  const open = problemsOf(item).length
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <nav.Link to={addressOf(nav.path, { view: 'bring', recipe: item.key })} className={styles.name}>
          {titleOf(item)}
        </nav.Link>
        <span className={styles.about}>
          {sayCarbs(item)}
          {open > 0 && (
            <Badge tone="apricot" icon="warning">
              {`${open} ${open === 1 ? 'thing' : 'things'} to check`}
            </Badge>
          )}
        </span>
      </span>
      <Button variant="quiet" size="s" aria-label={`Remove ${titleOf(item)}`} onClick={onRemove}>
        <Icon name="close" />
      </Button>
    </li>
  )
}

function sayCarbs({ glance, servings }: BroughtItem): string | null {
  if (!glance || glance.carbs === null) return null
  const least = glance.open.length > 0 ? 'at least ' : ''
  return `${least}${sayGrams(glance.carbs)} carbs ${servings === null ? 'in all' : 'a serving'}`
}

function Unread({ file }: { file: BroughtFile }) {
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.file}>{file.name}</span>
        {[...(file.said.length > 0 ? file.said : [sayUnread(file.state)])].map((said) => (
          <span key={said} className={styles.soft}>
            {said}
          </span>
        ))}
      </span>
    </li>
  )
}
