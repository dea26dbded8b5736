import { dishIn } from '@evenplate/meal-plan/plan'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Icon, type IconName } from '@evenplate/shared-ui/Icon'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { clear, freeze, slotIn } from '../plan/actions.ts'
import { leftoverChoices } from '../plan/leftovers.ts'
import { useWeek } from '../plan/plan-store.ts'
import { useAct } from '../plan/use-act.ts'
import { placeWords } from '../plan/words.ts'
import { type Task, useOpened } from './opened.ts'
import styles from './SlotMenu.module.css'
import { useKeepRecipe } from './use-keep-recipe.ts'

/** Everything that can be done with a meal, without dragging. */
export function SlotMenu() {
  const menu = useOpened(({ menu }) => menu)
  return menu && <OpenMenu key={menu.slot} slotId={menu.slot} at={menu.at} />
}

function OpenMenu({ slotId, at }: { slotId: string; at: HTMLElement }) {
  const { Part } = usePlatform()
  const plan = useWeek(({ plan }) => plan)
  const { open, closeMenu } = useOpened.getState()
  const act = useAct()
  const keep = useKeepRecipe()
  const ref = usePopover(at, closeMenu)
  const slot = slotIn(plan, slotId)
  const dish = slot && dishIn(plan, slot)
  if (!slot || !dish) return null
  const { content } = slot
  const task = (is: Task) => () => open(slotId, is)
  const step = (action: Parameters<typeof act>[0]) => () => {
    closeMenu()
    at.focus()
    act(action)
  }
  const { carbs } = dish.recipe.figures.perServing
  return (
    <div ref={ref} className={styles.menu}>
      <div
        role="menu"
        tabIndex={-1}
        aria-label={`${dish.recipe.title}, ${placeWords(slot)}`}
        onKeyDown={walk}
      >
        <Item icon="refresh" label="Choose another dish…" onClick={task('again')} />
        <Item icon="arrowRight" label="Move or swap…" onClick={task('move')} />
        {content?.kind === 'dish' && <Item icon="copy" label="Copy to…" onClick={task('copy')} />}
        {leftoverChoices(plan, slot).length > 0 && (
          <Item icon="pot" label="Use leftovers…" onClick={task('leftovers')} />
        )}
        {content?.kind === 'leftover' && dish.freezes !== false && (
          <Item
            icon="moon"
            label={content.frozen ? 'Keep in the refrigerator' : 'Freeze until then'}
            onClick={step((now) => freeze(now, slotId, !content.frozen))}
          />
        )}
        <Item icon="users" label="Portions…" onClick={task('serve')} />
        <Item icon="book" label="Open recipe" onClick={task('recipe')} />
        <Item
          icon="bookmark"
          label="Save to My Recipes"
          onClick={() => {
            closeMenu()
            at.focus()
            void keep(dish)
          }}
        />
        <Item icon="trash" label="Clear" onClick={step((now) => clear(now, slotId))} />
      </div>
      <div className={styles.part}>
        <Part
          name="ate-it"
          props={{
            slot: slot.id,
            title: dish.recipe.title,
            carbs,
            portion: slot.portion,
            on: slot.day,
            meal: slot.meal,
            ...(dish.from.kind === 'saved' ? { saved: dish.from.recipe } : {}),
          }}
        />
      </div>
    </div>
  )
}

function Item({ icon, label, onClick }: { icon: IconName; label: string; onClick(): void }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={onClick}>
      <Icon name={icon} />
      {label}
    </button>
  )
}

/** Arrow keys wrap around; Tab leaves. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  items.at(to % items.length)?.focus()
}

/** The browser's own popover next to its button: Escape and a press elsewhere close it, and the focus goes back. */
function usePopover(at: HTMLElement, onClose: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const menu = ref.current
    if (!menu) return
    if ('showPopover' in menu) {
      menu.popover = 'auto'
      menu.showPopover()
    }
    place(menu, at)
    menu.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const onToggle = (event: Event) => (event as ToggleEvent).newState === 'closed' && onClose()
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return
      at.focus()
      onClose()
    }
    menu.addEventListener('toggle', onToggle)
    menu.addEventListener('keydown', onKey)
    return () => {
      menu.removeEventListener('toggle', onToggle)
      menu.removeEventListener('keydown', onKey)
    }
  }, [at])
  return ref
}

function place(menu: HTMLElement, at: HTMLElement): void {
  const button = at.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = menu
  const left = Math.max(8, Math.min(button.right - offsetWidth, innerWidth - offsetWidth - 8))
  const below = button.bottom + 4
  const top = below + offsetHeight > innerHeight ? Math.max(8, button.top - offsetHeight - 4) : below
  menu.style.left = `${left}px`
  menu.style.top = `${top}px`
}
