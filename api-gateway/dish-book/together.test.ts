import { expect, it } from 'vitest'
import { DISHES } from './dishes/all-dishes.ts'
import { together } from './together.ts'

const dishOf = (id: string) => DISHES.find((dish) => dish.id === id)!
const steps = (one: string, other: string) => together(dishOf(one), dishOf(other)).ways[0]!.steps

it('cooks the second dish before the first is on the table', () => {
  const said = steps('beef-stroganoff', 'mashed-cauliflower')
  const mash = said.findIndex((step) => /^Meanwhile, for the mashed cauliflower: /.test(step))
  expect(mash).toBeGreaterThan(1)
  expect(said.findIndex((step) => /^To finish the beef stroganoff: spoon over/.test(step))).toBeGreaterThan(
    mash,
  )
  expect(said.at(-1)).toBe('Serve the beef stroganoff with the mashed cauliflower.')
})

it('serves the two once, together, in the whole book', () => {
  const main = dishOf('pot-roast')
  const twice = DISHES.filter((dish) => dish.id !== main.id).flatMap((dish) =>
    together(main, dish).ways.flatMap(({ steps }) =>
      steps.slice(0, -1).some((step) => /(?:^|[.\]] )Serve(?: hot| warm)?\.$/.test(step)) ? [dish.id] : [],
    ),
  )
  expect([...new Set(twice)]).toEqual([])
})

it('heats one oven once', () => {
  const said = steps('meatloaf', 'green-bean-casserole').join(' ')
  expect(said.match(/Heat the oven|@preheat/g)).toHaveLength(1)
})
