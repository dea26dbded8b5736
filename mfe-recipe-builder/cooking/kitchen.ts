export { CareTeam } from '../safety/CareTeam.tsx'
export { LowBloodSugar } from '../safety/LowBloodSugar.tsx'
export { Cooking } from './Cooking.tsx'
export { WaysOn } from './WaysOn.tsx'
