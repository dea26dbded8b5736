import { dishIn } from '@evenplate/meal-plan/plan'
import { PORTIONS, type Portion } from '@evenplate/meal-plan/rules'
import { Button } from '@evenplate/shared-ui/Button'
import { ChipGroup } from '@evenplate/shared-ui/ChipGroup'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { Stepper } from '@evenplate/shared-ui/Stepper'
import { useState } from 'react'
import { serve } from '../plan/actions.ts'
import { budgetAt, carbsOf } from '../plan/carbs.ts'
import { useAct } from '../plan/use-act.ts'
import { placeWords } from '../plan/words.ts'
import { portionWords } from '../rules/rules-words.ts'
import { CarbBar } from './CarbBar.tsx'
import type { TaskProps } from './task-props.ts'

/** Who eats: one person is counted, the others are cooked for. */
export function Portions({ plan, slot, onClose }: TaskProps) {
  const act = useAct()
  const [portion, setPortion] = useState<Portion>(slot.portion)
  const [plates, setPlates] = useState(slot.plates)
  const dish = dishIn(plan, slot)
  const { counts } = plan.rules
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Who eats ${placeWords(slot)}?`}
      actions={
        <Button
          onClick={() => {
            onClose()
            act((now) => serve(now, slot.id, portion, plates))
          }}
        >
          Done
        </Button>
      }
    >
      <ChipGroup
        label="Your own portion"
        hint="This is the portion we count."
        value={String(portion)}
        onChange={(value) => setPortion(Number(value) as Portion)}
        options={PORTIONS.map((one) => ({ value: String(one), label: capital(portionWords(one)) }))}
      />
      {dish && (
        <CarbBar carbs={carbsOf(dish, portion, counts)} budget={budgetAt(plan.rules, slot)} counts={counts} />
      )}
      <Stepper
        label="Other plates"
        hint="We plan food for them but don’t count it."
        value={plates}
        min={0}
        max={11}
        onChange={setPlates}
      />
    </Dialog>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
