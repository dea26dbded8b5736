import { answerTo, foodsAsked, rulesAsked } from './left-out/measure.ts'

// How many dishes of the book can be made without each of their foods, and under each allergy and diet; and what cannot be.
for (const [what, asked] of [
  ['without one food', foodsAsked()],
  ['under one allergy or diet', rulesAsked()],
] as const) {
  const answers = asked.map(answerTo)
  const told = answers.filter(({ why }) => why !== null)
  console.log(`${what}: ${answers.length - told.length} of ${answers.length}`)
  if (process.argv.includes('--list'))
    for (const { dish, without, why } of told) console.log(`  ${dish.id} without ${without}: ${why}`)
}
