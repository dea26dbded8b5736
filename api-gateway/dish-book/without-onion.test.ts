import { describe, expect, it } from 'vitest'
import { idsOf } from './dish.ts'
import { dishById } from './dishes/all-dishes.ts'

describe('a dal, sabzi or curry that Jain and Vaishnava kitchens cook', () => {
  it.each(
    `lentil-dal moong-dal lauki-chana-dal chana-dal dal-makhani chana-masala rajma sambar rasam kadhi
    palak-paneer matar-paneer paneer-butter-masala paneer-bhurji malai-kofta vegetable-curry baingan-bharta
    sabzi karela-sabzi bhindi-masala aloo-gobi thoran sarson-ka-saag besan-chilla`.split(/\s+/),
  )('%s leaves out onion, garlic and ginger instead of putting another vegetable in their place', (id) => {
    const needed = dishById(id)!.foods.filter(({ optional }) => !optional)
    const usual = needed.map((part) => idsOf(part)[0]!)
    expect(usual.filter((food) => /^(?:red-)?onion|^shallot|^leek|^garlic|^ginger/.test(food))).toEqual([])
  })
})
