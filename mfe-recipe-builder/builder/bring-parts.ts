export { BroughtRecipe } from '../bring/lines/BroughtRecipe.tsx'
export { BringStart } from '../bring/start/BringStart.tsx'
