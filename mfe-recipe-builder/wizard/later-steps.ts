export { DetailsStep } from './DetailsStep.tsx'
export { DietaryStep } from './DietaryStep.tsx'
export { IngredientsStep } from './IngredientsStep.tsx'
