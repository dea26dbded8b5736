import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)

describe('whose grandmother cooked it', () => {
  it.each([
    ["my nonna's chicken", 'kitchen-italian', 'chicken'],
    ['chicken like my lola used to make', 'kitchen-filipino', 'chicken'],
    ['halmoni style tofu', 'kitchen-korean', 'tofu'],
    ['the way my obaachan makes salmon', 'kitchen-japanese', 'salmon'],
    ["my abuela's rice", 'kitchen-latin-american', 'rice'],
  ])('names a kitchen, and refuses nothing: %s', (text, style, food) => {
    const brief = read(text)
    expect(brief.style).toContain(style)
    expect(brief.foods.map(({ said }) => said)).toEqual([food])
    expect([...brief.unwanted, ...brief.unknown]).toEqual([])
  })

  it.each(['for my lola and me, beef', 'soft food for my abuela, beef', "my mom's beef"])(
    'names none where she eats, or has no kitchen: %s',
    (text) => {
      const { style, foods, unwanted, unknown } = read(text)
      expect(style).toEqual([])
      expect(foods.map(({ said }) => said)).toEqual(['beef'])
      expect([...unwanted, ...unknown]).toEqual([])
    },
  )

  it("hears what somebody is off: my mom's off chicken", () =>
    expect(read("my mom's off chicken, dinner with beef").unwanted).toContain('chicken'))
})
