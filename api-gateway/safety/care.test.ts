import { NO_CLAIMS } from '@evenplate/domain/draft'
import type { HealthCondition } from '@evenplate/domain/options'
import { readRequest } from '@evenplate/domain/request'
import { profileWith } from '@evenplate/domain/testing/profile-with'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { foodKeeps } from '@evenplate/nutrition/rules/rules'
import { foodById } from '@evenplate/nutrition/table/foods'
import { type CareNeeds, careNeedsOf } from '@evenplate/words/safety/care-needs'
import { describe, expect, it } from 'vitest'
import { careFor } from './care.ts'
import { rulesOfProfile } from './rules-of.ts'

const NO_RULES = { allergies: [], diets: [] }
const nobody: CareNeeds = { pregnancy: false, insulin: false, lows: false }
const expecting = profileWith({
  health_conditions: ['gestational-diabetes'],
  cooking_skill_level: 'beginner',
})
const said = (text: string) => careNeedsOf(readRequest({ mode: 'free', text: text.padEnd(10) }), null)
const member = (...health_conditions: HealthCondition[]) =>
  careNeedsOf(null, { ...expecting, health_conditions })

function care(needs: Partial<CareNeeds>, ingredients: string[], instructions = ['Cook it through.']): string {
  const counted = figuresOf({ ingredients, servings: 2, claimed: NO_CLAIMS })
  return careFor(
    { title: 'Supper', ingredients, instructions },
    counted,
    { ...nobody, ...needs },
    NO_RULES,
  ).join('\n')
}

describe('extra care', () => {
  it('is read from the profile', () => {
    expect(member('gestational-diabetes')).toEqual({ ...nobody, pregnancy: true })
    expect(member('diabetes-type-1')).toEqual({ ...nobody, insulin: true })
    expect(member('hypoglycemia')).toEqual({ ...nobody, lows: true })
    expect(member('diabetes-type-2', 'prediabetes')).toEqual(nobody)
  })

  it.each([
    ['I’m 20 weeks pregnant, dinner please', { pregnancy: true }],
    ['gestational diabetes breakfast', { pregnancy: true }],
    ['we are expecting a baby, lunch ideas', { pregnancy: true }],
    ['estoy embarazada, algo con pollo', { pregnancy: true }],
    ['I take insulin, low carb dinner', { insulin: true }],
    ['my son is type 1, pasta night', { insulin: true }],
    ['on an insulin pump, want tacos', { insulin: true }],
    ['T1D here, breakfast please', { insulin: true }],
    ['T1 for 20 years, breakfast', { insulin: true }],
    ['on a pump, tacos', { insulin: true }],
    ['LADA, dinner', { insulin: true }],
    ['MDI user, lunch', { insulin: true }],
    ['I take gliclazide, dinner', { lows: true }],
    ['I have reactive hypoglycemia, snack please', { lows: true }],
    ['prone to lows after running, dinner', { lows: true }],
  ])('is read in “%s”', (text, needs) => expect(said(text)).toEqual({ ...nobody, ...needs }))

  it.each([
    'I am not pregnant any more, sushi please',
    'I don’t take insulin, type 2, dinner',
    'insulin resistance, salmon please',
    'low insulin index lunch',
    'trying to get pregnant, lunch',
    'two types of 1 inch pasta',
  ])('is not read in “%s”', (text) => expect(said(text)).toEqual(nobody))
})

describe('care sentences', () => {
  it('are absent for someone who needs none', () => {
    expect(care({}, ['1/2 cup white wine', '200 g liver'])).toBe('')
  })

  it('tell people on insulin how accurate a counted figure is', () => {
    expect(care({ insulin: true }, ['1 cup cooked rice'])).toMatch(/what we counted.*Weigh.*care team’s plan/)
    expect(care({ insulin: true }, ['1 cup cooked rice', '2 cups moon fruit'])).toMatch(/could not|Not every/)
  })

  it('name what to avoid in pregnancy, in the dish’s words', () => {
    const words = care(
      { pregnancy: true },
      ['150 g brie', '2 swordfish steaks', '1/2 cup white wine'],
      ['Fry the eggs sunny side up.', 'Grill the steak medium rare.'],
    )
    for (const named of ['brie', 'swordfish', 'wine', 'eggs that stay soft', 'meat pink'])
      expect(words).toContain(named)
    expect(
      care({ pregnancy: true }, ['300 g chicken breast'], ['Cook until no longer pink in the middle.']),
    ).toMatch(/^In pregnancy, cook eggs, meat and fish all the way through[^\n]*$/)
  })

  it('tell a soft egg from a medium flame and jammy tomatoes', () => {
    const soft = (...steps: string[]) =>
      /eggs that stay soft/.test(care({ pregnancy: true }, ['2 eggs'], steps))
    expect(soft('Warm the oil over medium heat.', 'Cook the tomato paste until jammy.')).toBe(false)
    expect(soft('Beat in the eggs and cook over medium-high heat until no longer runny.')).toBe(false)
    expect(soft('Cover until the whites are set and the yolks still runny.')).toBe(true)
    expect(soft('Fry the eggs over medium.')).toBe(true)
    expect(soft('Halve the jammy eggs.')).toBe(true)
    expect(soft('Poach until the yolks are still soft.')).toBe(true)
    expect(soft('Spoon the hollandaise over.')).toBe(true)
  })

  it('cover pink meat, cold poultry and mold-ripened cheese even of pasteurized milk', () => {
    const said = (line: string, step = 'Cook it through.') => care({ pregnancy: true }, [line], [step])
    expect(said('2 duck breasts', 'Sear until pink inside.')).toMatch(/meat pink/)
    expect(said('2 steaks', 'Cook to 125 °F for rare.')).toMatch(/meat pink/)
    expect(said('2 duck breasts', 'Cook until no longer pink inside.')).not.toMatch(/meat pink/)
    expect(said('6 slices smoked turkey breast')).toMatch(/steams/)
    expect(said('100 g pasteurised brie')).toMatch(/leave out brie, or cook it until it steams/)
    expect(said('100 g feta')).toMatch(/feta made from pasteurized milk/)
  })

  it('exclude raw sprouts, and require bean sprouts to be cooked', () => {
    const { avoid } = rulesOfProfile(expecting)
    const keeps = (id: string) => foodKeeps(foodById(id)!, { allergies: [], diets: [], avoid })
    expect(keeps('alfalfa-sprouts')).toBe(false)
    expect([keeps('bean-sprouts'), keeps('brussels-sprouts')]).toEqual([true, true])
    expect(care({ pregnancy: true }, ['1 cup bean sprouts'])).toMatch(/cook bean sprouts? until hot/)
  })

  it('name cold cuts, not all pork', () => {
    expect(care({ pregnancy: true }, ['4 slices prosciutto'])).toMatch(/heat prosciutto until it steams/)
    expect(care({ pregnancy: true }, ['2 pork chops', '1 bitter melon'])).not.toMatch(/steams|left out/)
  })

  it('warn of alcohol for someone prone to lows', () => {
    expect(care({ lows: true }, ['1/2 cup dry sherry'])).toMatch(/sherry.*lower blood sugar/)
    expect(care({ lows: true }, ['1 tbsp sherry vinegar'])).not.toMatch(/Alcohol/)
  })

  it('contain no dose and no figure', () => {
    const all = care({ insulin: true, pregnancy: true, lows: true }, [
      '1/2 cup wine',
      '100 g liver',
      '1 cup rice',
    ])
    expect(all).not.toMatch(/\d|\bunits?\b|\bdos(?:e|age)\b/)
  })
})
