import { later } from '@evenplate/shared-ui/Later'
import { slotIn } from '../plan/actions.ts'
import { useWeek } from '../plan/plan-store.ts'
import { emptySlotAt } from '../plan/template-week.ts'
import { ChooseDish } from './ChooseDish.tsx'
import { Leftovers } from './Leftovers.tsx'
import { useOpened } from './opened.ts'
import { Portions } from './Portions.tsx'
import { ToPlace } from './ToPlace.tsx'

const DishDialog = later(() =>
  import(/* webpackChunkName: "dish" */ './DishDialog.tsx').then(({ DishDialog }) => DishDialog),
)

/** The dialog for what was chosen in a slot's menu. */
export function SlotTask() {
  const task = useOpened(({ task }) => task)
  const plan = useWeek(({ plan }) => plan)
  const slot = task && (slotIn(plan, task.slot) ?? emptySlotAt(plan, task.slot))
  if (!task || !slot) return null
  const props = { plan, slot, onClose: useOpened.getState().close }
  switch (task.is) {
    case 'add':
    case 'again':
      return <ChooseDish {...props} isAgain={task.is === 'again'} />
    case 'move':
    case 'copy':
      return <ToPlace {...props} is={task.is} />
    case 'leftovers':
      return <Leftovers {...props} />
    case 'serve':
      return <Portions {...props} />
    case 'recipe':
      return <DishDialog {...props} />
  }
}
