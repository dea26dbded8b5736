/** One after the other, while a recipe is made. */
export const MESSAGES = [
  'Reading what you asked for...',
  'Choosing ingredients that are gentle on blood sugar...',
  'Balancing vegetables, protein and carbs on the plate...',
  'Writing the steps in the order you cook them...',
  'Looking up every ingredient in the food table...',
  'Counting carbs, fiber and glycemic load...',
  'Checking it against everything you avoid...',
] as const

/** Milliseconds each message stays. */
export const ROTATION = 3000

/** @param elapsed milliseconds since the recipe was requested */
export const messageAt = (elapsed: number): string =>
  MESSAGES[Math.floor(Math.max(0, elapsed) / ROTATION) % MESSAGES.length] ?? MESSAGES[0]
