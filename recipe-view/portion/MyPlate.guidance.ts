import type { Guidance } from '@evenplate/shared-ui/guidance'
import styles from './MyPlate.module.css?raw'

export const myPlateGuidance: Guidance = {
  name: 'MyPlate',
  status: 'stable',
  when: ['Where a member weighs their own plate and wants its figures.'],
  whenNot: ['For servings of the recipe: those are changed at the ingredients.'],
  dos: ['Keep the unit of the visitor.'],
  donts: ['Do not round a weight that was typed.'],
  styles,
}
