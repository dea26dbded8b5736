export const STEPS = ['Meal Type', 'Dietary', 'Ingredients', 'Details'] as const
export type Step = 1 | 2 | 3 | 4

export const FIRST_STEP: Step = 1
export const LAST_STEP: Step = 4

/** A step can be opened when it is at or before the current one, or the next one. */
export const mayOpen = (step: Step, current: Step): boolean => step <= current + 1

export const stepAfter = (step: Step): Step => Math.min(LAST_STEP, step + 1) as Step
export const stepBefore = (step: Step): Step => Math.max(FIRST_STEP, step - 1) as Step
