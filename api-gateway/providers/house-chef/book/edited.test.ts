import { describe, expect, it } from 'vitest'
import { withBeside } from './beside-steps.ts'
import { edited } from './edited.ts'
import { foodEntry } from './food-entry.ts'
import { safelyHeated } from './safe-heat.ts'
import { cookersFor, inPots, panned } from './vessels.ts'
import { waitingSaid } from './waiting.ts'

describe('edited steps', () => {
  it('say “until” once, and let meat rest after its minutes', () => {
    expect(
      edited(
        ['Bake until crisp, and until it reads 145 °F (63 °C); let it rest 3 minutes, 9 minutes. Take out.'],
        4,
      ),
    ).toEqual([
      'Bake until crisp and it reads 145 °F (63 °C), 9 minutes. Take out and let rest for 3 minutes.',
    ])
  })

  it('keep cooking water only for a step that needs it', () => {
    const boiled = 'Cook the pasta. Save 1 cup of the cooking water, then drain.'
    expect(edited([boiled, 'Serve with the sauce.'], 4)[0]).toBe('Cook the pasta. Drain.')
    expect(edited([boiled, 'Loosen with the cooking water.'], 4)[0]).toBe(boiled)
  })

  it('heat the rest of the oil if an earlier step used half of it', () => {
    expect(
      edited(
        ['Heat half of the olive oil in a saucepan.', 'Heat the olive oil in a nonstick skillet.'],
        4,
      )[1],
    ).toBe('Heat the rest of the olive oil in a nonstick skillet.')
  })

  it('brown food in the pressure cooker it is cooked in', () => {
    const steps = [
      'Heat the oil in a large pot over medium heat.',
      'Put everything in the pressure cooker, lock the lid and cook.',
    ]
    expect(edited(steps, 4)).toEqual([
      'Heat the oil in the pressure cooker on the sauté setting.',
      'Lock the lid and cook.',
    ])
  })

  it('say one bowl for one person', () => {
    expect(
      edited(
        ['Divide the rice, beans and corn among bowls.', 'Cut into 1 slices.', 'Shape into 1 patties.'],
        1,
      ),
    ).toEqual(['Put the rice, beans and corn in a bowl.', 'Shape into 1 patty.'])
  })
})

describe('the cookware', () => {
  it('has the size and number that the food needs', () => {
    expect(panned(['Spread in a baking dish. Bake in 2 dishes.'], 1800)).toEqual([
      'Spread in an 8-inch square baking dish. Bake.',
    ])
    expect(panned(['Line a loaf pan.', 'Spread in the pan.'], 2000)).toEqual([
      'Line two 8½-by-4½-inch loaf pans.',
      'Spread in the pans.',
    ])
  })

  it('is a pot if a stew overfills a skillet, and two cookers if it overfills one', () => {
    expect(inPots(['Cook in a large, deep skillet.'], 5000)).toEqual(['Cook in a large, wide pot.'])
    expect(inPots(['Cook in a large, deep skillet.'], 1500)).toEqual(['Cook in a large, deep skillet.'])
    expect(cookersFor('slow-cooker', 8000)).toContain('two 6-quart slow cookers')
    expect(cookersFor('slow-cooker', 3000)).toBeNull()
  })
})

it('adds a thermometer reading for raw poultry if no step has one', () => {
  const entry = foodEntry('chicken-thigh')!
  const foods = [{ entry, name: 'chicken', step: 0 }]
  expect(safelyHeated(['Simmer until the chicken is tender, 5 hours.', 'Serve.'], foods)).toEqual([
    'Simmer until the chicken is tender, 5 hours. Check that the chicken reads 165 °F (74 °C).',
    'Serve.',
  ])
  expect(safelyHeated(['Roast until the chicken reads 165 °F.'], foods)).toEqual([
    'Roast until the chicken reads 165 °F.',
  ])
})

it('cooks side foods before the serving step', () => {
  const steps = withBeside(
    ['Cook.', 'Serve hot.'],
    ['@warm beside-0; Serve on the side.', '@boil-eggs beside-1; Slice and serve on top.'],
    (step) => step,
  )
  expect(steps).toEqual([
    'Cook.',
    '@boil-eggs beside-1',
    '@warm beside-0',
    'Slice the {beside-1} and serve on top. Serve hot.',
    'Serve the {beside-0} on the side.',
  ])
})

it('says beforehand how long it cooks unattended', () => {
  expect(waitingSaid(240, ['Refrigerate until set.'])).toBe('Allow 4 hours more to chill.')
  expect(waitingSaid(30, ['Turn the beef in it and marinate.'])).toBe('Allow 30 minutes more to marinate.')
  expect(waitingSaid(10, ['Chill.'])).toBe('')
})
