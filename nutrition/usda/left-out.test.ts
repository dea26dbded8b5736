import { describe, expect, it } from 'vitest'
import { leftOutOf } from './left-out.ts'

describe('the foods that a name leaves out', () => {
  it.each([
    ['burger, no bun', ['bun']],
    ['salad without the dressing', ['dressing']],
    ['sugar-free pudding', ['sugar']],
    ['gluten free bread', ['gluten']],
    ['reduced sugar ketchup', ['sugar']],
    ['meatless lasagna', ['meat']],
    ['unsweetened applesauce', ['sweetened']],
    ['no added sugar ice cream', ['sugar']],
    ['boneless skinless chicken', []],
    ['unsalted nuts without salt', []],
    ['noodle soup', []],
    ['nonfat milk and a note', []],
  ])('%s: %j', (name, found) => {
    expect(leftOutOf(name)).toEqual(found)
  })
})
