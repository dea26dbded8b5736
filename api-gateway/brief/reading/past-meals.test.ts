import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const wordsOf = (text: string) =>
  briefOf({ mode: 'free', text } as Parameters<typeof briefOf>[0], null, DISHES).readings.map(
    (reading) => reading.text,
  )

describe('a meal of the past', () => {
  it.each<[text: string, readings: string[]]>([
    ['we used to order pizza on fridays', ['not pizza']],
    ['i used to live on instant ramen, lunch ideas', ['lunch', 'not ramen']],
    ['ate waffles this morning. something savory for dinner', ['dinner', 'not waffles']],
    ['we had pork last night, soup tonight', ['a soup', 'no pork']],
    ['made pasta yesterday, a quick salad please', ['garden salad', 'no pasta']],
    ["normally i'd make rice but need something different", ['no rice']],
  ])('is not asked for: %s', (text, readings) =>
    expect(wordsOf(text)).toEqual(expect.arrayContaining(readings)),
  )

  it.each<[text: string, readings: string[]]>([
    ['used to eat lasagna and want a lighter version', ['lasagna']],
    ['we had ramen last night and loved it, want to make it', ['ramen']],
    ['made a roast chicken yesterday, use the leftovers', ['roast chicken']],
    ['normally i make chili with beef, want turkey instead', ['chili', 'turkey']],
    ['had shrimp last night and broke out in hives, dinner please', ['shellfish allergy']],
    ['used to eat shrimp but became allergic, dinner', ['shellfish allergy', 'dinner']],
    ['she loved walnuts until she developed an allergy. cookies', ['no tree nuts']],
    ['i ate peanuts yesterday and my throat swelled. snack idea', ['no peanuts']],
  ])('is, or counts, where the text says so: %s', (text, readings) =>
    expect(wordsOf(text)).toEqual(expect.arrayContaining(readings)),
  )
})
