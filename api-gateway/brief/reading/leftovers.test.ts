import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const brief = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)
const foods = (text: string) => brief(text).foods.map(({ said }) => said)

describe('leftovers', () => {
  it.each([
    ['Thanksgiving leftovers: turkey and a ton of mashed potato', ['cooked turkey', 'mashed potato']],
    ['leftovers: rice and salmon', ['cooked rice', 'cooked salmon']],
    ['leftover rice and chicken', ['cooked rice', 'cooked chicken']],
    ['rice and chicken left over', ['cooked rice', 'cooked chicken']],
    ['yesterday I made chicken, what now', ['cooked chicken']],
    ['I roasted a turkey yesterday', ['cooked turkey']],
    ['I have chicken already cooked and broccoli', ['cooked chicken', 'broccoli']],
    ['chicken and rice from last night', ['cooked chicken', 'cooked rice']],
    ['what to do with leftover pork roast', ['cooked pork']],
    ['leftover steak', ['cooked steak']],
    ['me sobró arroz y un poco de pollo de ayer', ['cooked rice', 'cooked chicken']],
    ['me sobraron papas y carne asada', ['cooked potatoes', 'cooked beef']],
    ['quedó arroz y pollo del día anterior', ['cooked chicken', 'cooked rice']],
    ['ayer hice pollo asado, y ahora qué', ['cooked chicken']],
    ['con el pollo que sobró de ayer', ['cooked chicken']],
  ])('are cooked: %s', (text, names) => {
    expect(foods(text).sort()).toEqual([...names].sort())
    expect(brief(text).dish).toBeNull()
  })

  it('are only foods of the table that are cooked', () => {
    const [turkey] = brief('leftovers: turkey and rice').foods
    expect(turkey!.ids.length).toBeGreaterThan(0)
    for (const id of turkey!.ids) expect(id).toMatch(/cooked/)
  })

  it.each([
    ['chicken dinner with leftovers for lunch', ['chicken']],
    ['no leftovers please, chicken for one', ['chicken']],
    ['chicken and leftover ham', ['chicken', 'ham']],
    ['steak, last night I had a low', ['steak']],
    ['last night I had a low. something with chicken', ['chicken']],
    ['leftover ham and eggs', ['ham', 'eggs']],
    ['something with chicken, I ate out yesterday', ['chicken']],
  ])('are no other foods: %s', (text, names) => expect(foods(text)).toEqual(names))
})
