import { describe, expect, it } from 'vitest'
import { cooks, dish, line, planOf, SHOP } from '../testing/shopping-plans.ts'
import { shoppingList } from './list.ts'
import { NO_SETTINGS, offeredStaples, STAPLES_FOR_LOWS, shoppingSettings } from './settings.ts'
import { sharedList, sharedOf } from './shared-list.ts'
import { listAsText } from './text.ts'

const LIST = shoppingList(
  planOf(
    [cooks('tue-dinner', 'Turkey chili for my blood sugar', { plates: 5 })],
    [
      dish('Turkey chili for my blood sugar', 4, [
        line('egg', 150),
        line('egg', null, 'egg wash'),
        line('cumin', null, 'cumin to taste'),
        line(null, null, '1 jar\nsecret sauce'),
      ]),
    ],
  ),
  [],
  SHOP,
  { ...NO_SETTINGS, staples: [...STAPLES_FOR_LOWS] },
  [{ id: '1', text: 'Paper towels' }],
)

describe('the list on another phone', () => {
  it('reads as plain text', () => {
    expect(listAsText(LIST)).toBe(
      [
        'DAIRY, EGGS AND TOFU',
        '- Eggs: 5 eggs: pack of 6 × 1; 1 egg left over, and “egg wash”',
        '',
        'HERBS AND SPICES',
        '- Ground cumin: “cumin to taste”',
        '',
        'AS WRITTEN IN THE RECIPES',
        '- 1 jar secret sauce: × 1.5',
        '',
        'ALWAYS ON THE LIST',
        '- Glucose tablets',
        '- Juice boxes',
        '',
        'ALSO',
        '- Paper towels',
      ].join('\n'),
    )
  })

  it('contains names, amounts and keys, and nothing about meals or health', () => {
    const shared = sharedOf(LIST)
    expect(sharedList.parse(structuredClone(shared))).toEqual(shared)
    const said = JSON.stringify(shared)
    expect(said).not.toMatch(/dinner|chili|blood|carb|lows|forLows|slots/i)
    expect(shared.sections[0]?.items[0]).toEqual({
      key: 'egg',
      name: 'Eggs',
      amount: '5 eggs: pack of 6 × 1; 1 egg left over, and “egg wash”',
      grams: 225,
    })
  })
})

describe('staples for lows', () => {
  it('are offered to people who may have lows, until each is accepted or declined', () => {
    const names = (settings = NO_SETTINGS, mayHaveLows = true) =>
      offeredStaples(settings, mayHaveLows).map(({ name }) => name)
    expect(names()).toEqual(['Glucose tablets', 'Juice boxes'])
    expect(names(NO_SETTINGS, false)).toEqual([])
    expect(names({ ...NO_SETTINGS, declined: ['juice-boxes'] })).toEqual(['Glucose tablets'])
    expect(names({ ...NO_SETTINGS, staples: [...STAPLES_FOR_LOWS] })).toEqual([])
  })

  it('default to none in an empty row', () => {
    expect(shoppingSettings.parse({})).toEqual(NO_SETTINGS)
    expect(shoppingSettings.safeParse({ aisles: ['moon'] }).success).toBe(false)
    expect(shoppingSettings.safeParse({ packages: [{ food: 'egg', grams: 0 }] }).success).toBe(false)
  })
})
