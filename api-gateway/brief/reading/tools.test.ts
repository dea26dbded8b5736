import { describe, expect, it } from 'vitest'
import { Scraps } from './scraps.ts'
import { takeTools } from './tools.ts'

describe('tools', () => {
  it.each([
    ['crockpot chili', 'slow-cooker', []],
    ['chicken in the Instant Pot', 'pressure-cooker', []],
    ['air-fried wings', 'air-fryer', []],
    ['a microwave mug cake', 'microwave', []],
    ['no-cook lunch', 'none', []],
    ['nothing cooked please', 'none', []],
    ['no oven please', null, ['oven']],
    ['a no-bake cheesecake', null, ['oven']],
    ["I don't have a stove", null, ['stove']],
    ['too hot to turn on the oven', null, ['oven']],
    ["I don't want to turn on the oven", null, ['oven']],
    ['my stove is broken, slow cooker only', 'slow-cooker', ['stove']],
    ['dessert without turning on the oven', null, ['oven']],
    ['too hot to cook', 'none', []],
    ['grilled cheese', null, []],
    ['instant oatmeal', null, []],
  ] as const)('%s', (text, use, without) => {
    expect(takeTools(new Scraps(text))).toEqual({ use, without: [...without] })
  })
})
