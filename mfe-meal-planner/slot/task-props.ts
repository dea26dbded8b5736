import type { Plan, Slot } from '@evenplate/meal-plan/plan'

export type TaskProps = { plan: Plan; slot: Slot; onClose(): void }
