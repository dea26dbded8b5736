import { expect, it } from 'vitest'
import { pansIn } from './pans.ts'

it.each([
  ['Heat the oil in a large skillet. Serve from the skillet.', ['a skillet']],
  ['Cook in a wok or large skillet over high heat.', ['a skillet']],
  [
    'Boil the lasagna noodles in salted water. Brown the beef in a skillet. Layer in a 9-by-13-inch baking dish.',
    ['a skillet', 'a baking dish', 'a pot of water'],
  ],
  ['Cook the chops in a skillet. Meanwhile, steam the green beans.', ['a skillet', 'a pot of water']],
  ['Bring a large pot of water to a boil. Melt the butter in a saucepan.', ['a saucepan', 'a pot']],
  ['Roast on a rimmed sheet pan, 20 minutes.', ['a sheet pan']],
  ['Slice the pot roast.', []],
])('are found in the steps: %s', (steps, pans) => expect(pansIn(steps)).toEqual(pans))
