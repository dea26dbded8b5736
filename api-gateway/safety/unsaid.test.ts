import { describe, expect, it } from 'vitest'
import { sayProse, sayStep, sayTitle } from './unsaid.ts'

describe('what we remove from a model’s text', () => {
  it.each([
    ['A bright bowl. Only 12 g net carbs per serving! Good cold.', 'A bright bowl. Good cold.'],
    ['Carbs: 12g, fiber: 8g.', ''],
    ['Just 320 calories.', ''],
    ['It has a glycemic load of 6. Eat slowly.', 'Eat slowly.'],
    ['Take 4 units of insulin before you eat. Walk after.', 'Walk after.'],
    ['Reduce your insulin dose with this meal.', ''],
    ['This soup cures type 2 diabetes. It is warm.', 'It is warm.'],
    ['Eat the vegetables first; fibre slows the rise.', 'Eat the vegetables first; fibre slows the rise.'],
    ['Swap in 150 g fat-free yogurt.', 'Swap in 150 g fat-free yogurt.'],
    ['A healthy dose of greens.', 'A healthy dose of greens.'],
  ])('“%s” becomes “%s”', (written, said) => expect(sayProse(written)).toBe(said))

  it('keeps amounts in steps, but not doses', () => {
    expect(sayStep('Stir in 20 g protein powder. Inject your insulin now.')).toBe(
      'Stir in 20 g protein powder.',
    )
    expect(
      sayStep('Stir in 50 g sugar. Only 3 g net carbs per serving! Carbs: 12 g. It has 320 kcal. Serve.'),
    ).toBe('Stir in 50 g sugar. Serve.')
  })

  it.each([
    ['Low-Carb Chicken Bowl (8g net carbs)', 'Low-Carb Chicken Bowl'],
    ['300-Calorie Egg Cups', 'Egg Cups'],
    ['Five-Spice Tofu', 'Five-Spice Tofu'],
    ['The Diabetes Cure', 'Untitled Recipe'],
  ])('the title “%s” becomes “%s”', (written, said) => expect(sayTitle(written)).toBe(said))
})
