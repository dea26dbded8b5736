import type { Plan } from '@evenplate/meal-plan/plan'
import { useToast } from '@evenplate/shared-ui/Toast'
import type { Outcome } from './actions.ts'
import { useWeek } from './plan-store.ts'

type Say = ReturnType<typeof useToast>

/** The last message: its Undo would take back a later step, so it goes with the next one. */
let last: number | null = null

/**
 * Does a step on the week, says what was done with a way to take it back, or why it cannot be. The messages are read
 * out, so a move by keyboard or menu is heard as well as seen.
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

/** Takes back the last step; the message that offered the same goes, since it would take back the one before. */
export function useUndo(): () => void {
  const say = useToast()
  return () => {
    if (last !== null) say.close(last)
    last = null
    useWeek.getState().undo()
  }
}
