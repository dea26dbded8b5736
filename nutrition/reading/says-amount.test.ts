import { expect, it } from 'vitest'
import { readLine, saysAmount } from './read-line.ts'

it.each([
  '2 cups rice',
  'a pinch of salt',
  'Salmon fillets, 400 g',
  'Rice: 2 cups',
  'eggs x 2',
  'Eggs (2 large)',
  'bunch of coriander',
  'honey, for drizzling',
  'half of a small onion',
  'one (1) onion',
  'Marinade: 1/4 cup soy sauce',
  'juice of 1 lemon',
  '½ tsp each cumin and coriander',
  '100 g Cookie, vanilla wafer (USDA 18213)',
  'moonberries or 2 tbsp honey',
  'For the sauce: two eggs',
])('finds an amount in "%s"', (line) => {
  expect(saysAmount(line)).toBe(true)
})

it.each(['Stir the cream in until smooth.', 'Serve with warm bread.', 'salt', ''])(
  'finds no amount in "%s", and neither does the reader',
  (line) => {
    expect(saysAmount(line)).toBe(false)
    expect(readLine(line).quantity).toBeNull()
  },
)
