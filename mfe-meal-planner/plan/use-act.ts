import type { Plan } from '@evenplate/meal-plan/plan'
import { useToast } from '@evenplate/shared-ui/Toast'
import type { Outcome } from './actions.ts'
import { useWeek } from './plan-store.ts'

type Say = ReturnType<typeof useToast>

/** The last message: its Undo would undo a later step, so it disappears with the next one. */
let last: number | null = null

/**
 * Applies a step to the week and says what was done, with an Undo, or why it cannot be done. Screen readers announce
 * the messages, so a move by keyboard or menu is heard as well as seen.
 */
function act(say: Say, action: (plan: Plan) => Outcome): Outcome {
  const outcome = useWeek.getState().act(action)
  if (last !== null) say.close(last)
  last =
    'refused' in outcome
      ? say.add({ title: outcome.refused, tone: 'info', timeout: 10_000 })
      : say.add({
          title: outcome.says,
          action: { label: 'Undo', onClick: () => useWeek.getState().undo() },
        })
  return outcome
}

export function useAct() {
  const say = useToast()
  return (action: (plan: Plan) => Outcome): Outcome => act(say, action)
}

/** Undoes the last step; the message that offered the same disappears, since it would undo the step before. */
export function useUndo(): () => void {
  const say = useToast()
  return () => {
    if (last !== null) say.close(last)
    last = null
    useWeek.getState().undo()
  }
}
