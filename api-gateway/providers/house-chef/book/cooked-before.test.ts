import { describe, expect, it } from 'vitest'
import { briefOf } from '../../../brief/reading/brief-of.ts'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'
import { composeDish } from '../compose.ts'
import { besideOf } from './beside.ts'
import { foodEntry } from './food-entry.ts'

const NO_RULES = { allergies: [], diets: [], avoid: [] }

function cooked(text: string) {
  const brief = briefOf({ mode: 'free', text }, null, DISHES)
  return composeDish(brief, NO_RULES, { seed: 'before', turn: 0 })
}

describe('a grain listed as cooked', () => {
  it('is boiled meanwhile if it is only served with the dish', () => {
    expect(cooked('butter chicken').description).toMatch(
      /If you have no cooked basmati rice \(about [¼½¾] cup dry\), boil it meanwhile, 18 minutes\./,
    )
  })

  it('takes its own minutes if the dish begins with it', () => {
    expect(cooked('noodle kugel').description).toMatch(
      /Allow 10 minutes more to boil the egg noodles \(about \d oz dry\), unless you have them cooked\./,
    )
    expect(cooked('lentil salad').description).toMatch(/Allow 25 minutes more to boil the lentils/)
  })
})

it('does not serve salt cod that nobody soaked', () => {
  expect(() => cooked('salt cod with vegetables')).toThrow()
  expect(() => cooked('callaloo and saltfish')).toThrow('soak in water for a day')
  expect(() => cooked('callaloo and saltfish')).toThrow()
})

it('cooks smoked haddock, which is sold raw', () => {
  expect(cooked('clam chowder with smoked haddock').instructions.join(' ')).toMatch(
    /Cook the smoked haddock [^.]*145 °F/,
  )
})

it('adds a few chilies, not a bowl of them', () => {
  const dish = DISHES.find(({ id }) => id === 'curry-goat')!
  const { seat, step } = besideOf(dish, foodEntry('red-chili')!, 0)!
  expect(seat.most).toBeLessThan(10)
  expect(step).toContain('Finely chop')
})
