export { SlotMenu } from './SlotMenu.tsx'
export { SlotTask } from './SlotTask.tsx'
