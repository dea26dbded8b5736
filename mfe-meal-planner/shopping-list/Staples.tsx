import { randomUuid } from '@evenplate/domain/random-uuid'
import type { ShoppingList } from '@evenplate/meal-plan/shopping/list'
import { standingOf } from '@evenplate/meal-plan/shopping/marks'
import { offeredStaples, type Staple } from '@evenplate/meal-plan/shopping/settings'
import { Badge } from '@evenplate/shared-ui/Badge'
import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useToast } from '@evenplate/shared-ui/Toast'
import { AddForm } from './AddForm.tsx'
import { ItemRow } from './ItemRow.tsx'
import styles from './ShoppingList.module.css'
import type { Shopping } from './use-shopping.ts'

const STAPLES_MOST = 60

/** What is on every list. Fast sugar for lows is offered to people who may need it, and never added by itself. */
export function Staples({ shopping, list }: { shopping: Shopping; list: ShoppingList }) {
  const { settings, saveSettings, marks } = shopping
  const toast = useToast()
  const offered = offeredStaples(settings, true)
  const have = (staples: readonly Staple[]) => saveSettings({ ...settings, staples: [...staples] })
  const remove = ({ key, name }: { key: string; name: string }) => {
    have(settings.staples.filter(({ id }) => `staple:${id}` !== key))
    toast.add({
      title: `${name} is off your lists`,
      action: { label: 'Undo', onClick: () => saveSettings(settings) },
    })
  }
  return (
    <section className={styles.aisle} aria-labelledby="staples">
      <div className={styles.heading}>
        <h3 id="staples">Always on the list</h3>
      </div>
      {offered.length > 0 && (
        <Notice
          tone="info"
          className={styles.offer}
          actions={
            <>
              <Button size="s" onClick={() => have([...settings.staples, ...offered])}>
                Put Them on Every List
              </Button>
              <Button
                variant="quiet"
                size="s"
                onClick={() =>
                  saveSettings({
                    ...settings,
                    declined: [...settings.declined, ...offered.map(({ id }) => id)],
                  })
                }
              >
                No, Thanks
              </Button>
            </>
          }
        >
          If you take insulin, or another medicine that can cause lows, keep fast sugar at home:{' '}
          {offered.map(({ name }) => name.toLowerCase()).join(', ')}.
        </Notice>
      )}
      {list.staples.length > 0 && (
        <ul className={styles.items}>
          {list.staples.map((one) => (
            <ItemRow
              key={one.key}
              name={one.name}
              note={one.forLows && <Badge tone="tomato">for lows</Badge>}
              state={standingOf(marks.of(one.key), 0).state}
              onPress={(checked) => marks.press(one.key, checked, null)}
              action={
                <button
                  type="button"
                  className={styles.more}
                  aria-label={`Take ${one.name} off every list`}
                  onClick={() => remove(one)}
                >
                  <Icon name="close" />
                </button>
              }
            />
          ))}
        </ul>
      )}
      {settings.staples.length < STAPLES_MOST && (
        <AddForm
          label="On every list"
          placeholder="Coffee"
          onAdd={(name) => have([...settings.staples, { id: randomUuid(), name, forLows: false }])}
        />
      )}
    </section>
  )
}
