import { describe, expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) =>
  briefOf({ mode: 'free', text } as Parameters<typeof briefOf>[0], null, FULL_BOOK)
const wordsOf = (text: string) => read(text).readings.map((reading) => reading.text)

describe('one food for another', () => {
  it.each<[text: string, wanted: string, refused: string]>([
    ['beef stew subbing turnips for potatoes', 'turnips', 'potatoes'],
    ['beef stew, sub turnips in for potatoes', 'turnips', 'potatoes'],
    ['beef stew with potatoes swapped for turnips', 'turnips', 'potatoes'],
    ['beef stew with potatoes replaced by turnips', 'turnips', 'potatoes'],
    ['beef stew, trade the potatoes for turnips', 'turnips', 'potatoes'],
    ['beef stew with turnips subbed for potatoes', 'turnips', 'potatoes'],
    ['can you replace the beef in my chili with turkey', 'chili', 'beef'],
    ['burger using lettuce as the bun', 'lettuce', 'bread'],
    ['tuna salad with greek yogurt in place of mayo', 'greek yogurt', 'mayo'],
    ['instead of mayo, tuna salad with yogurt', 'tuna salad', 'mayo'],
    ['beef stew, instead of potatoes, turnips', 'turnips', 'potatoes'],
    ['egusi soup with something instead of pounded yam', 'egusi soup', 'yam'],
    ['fish tacos with something besides tortillas', 'fish tacos', 'tortillas'],
    ['curry with something healthier than white rice', 'curry', 'white rice'],
    ['curry with a low carb swap for rice', 'curry', 'rice'],
    ['enchiladas but tortillas send me to 280 so maybe cabbage', 'cabbage', 'tortillas'],
    ["shepherd's pie but potatoes are too starchy, maybe turnips", 'turnips', 'potatoes'],
    ['chow mein but noodles raise my sugar. how about cabbage', 'cabbage', 'noodles'],
    ['swap the spaghetti for zoodles in carbonara', 'zoodles', 'spaghetti'],
    ['sub ground turkey for beef in sloppy joes', 'ground turkey', 'beef'],
    ['tofu not shrimp in my curry', 'tofu', 'shrimp'],
    ['waffles with oat flour instead of flour', 'oat flour', 'flour except oat flour'],
    ['lo mein with konjac instead of noodles', 'konjac', 'noodles except shirataki noodles'],
    ['arroz frito con pollo, cambia el arroz por coliflor', 'cauliflower', 'rice'],
    ['caldo de res, en vez de papa, chayote', 'chayote', 'potato'],
    ['caldo de res en vez de papa algo más ligero', 'caldo de res', 'potato'],
    ['pollo al curry con un sustituto del arroz', 'chicken curry', 'rice'],
    ['tacos con algo más ligero que la tortilla', 'tacos', 'tortilla'],
  ])('is wanted, the other refused: %s', (text, wanted, refused) => {
    const words = wordsOf(text)
    expect(words).toContain(wanted)
    expect(words).toContain(`no ${refused}`)
    expect(words).not.toContain(refused)
  })

  it.each([
    ['lasagna but sub the noodles w eggplant or zucchini', 'eggplant'],
    ['lasagna but sub eggplant for the noodles', 'eggplant'],
    ['lasagna with eggplant, no pasta', 'eggplant'],
    ['lasagna, instead of noodles, zucchini', 'zucchini'],
    ['lasaña con calabacín en lugar de la pasta', 'zucchini'],
    ['lasaña pero que la pasta sea de calabacín', 'zucchini'],
  ])('is what the noodles are made of: %s', (text, food) => {
    expect(read(text).dish?.id).toBe('lasagna')
    expect(read(text).bases).toMatchObject([{ kind: 'noodles', food }])
    expect(wordsOf(text)).not.toContain('noodles')
  })

  it.each<[text: string, wanted: string[]]>([
    ['chicken soup with carrots, no noodles', ['chicken soup', 'carrots', 'no noodles']],
    ['chicken w rice', ['chicken and rice']],
    ['salmon w/ asparagus', ['salmon', 'asparagus']],
    ['sub sandwich with ham', ['italian sub', 'ham']],
    ['turkey sub with cheese for lunch', ['turkey', 'cheese', 'lunch']],
    ['swap recipes for 4', ['for 4']],
    ['change of plans, tacos for 4', ['tacos', 'for 4']],
    ['a healthy sub for lunch', ['lunch']],
    ['mashed potatoes but potatoes spike me, so turnips', ['mashed turnips', 'no potatoes']],
    ['fried rice but rice wrecks my numbers so cauliflower', ['fried rice', 'cauliflower']],
    ['chili but beans spike me, help', ['chili', 'no beans']],
    [
      'bibimbap, gochujang is full of sugar so maybe less of it or something else',
      ['bibimbap', 'no gochujang'],
    ],
    ['bbq chicken but bbq sauce is loaded with sugar, so something else', ['bbq chicken', 'no bbq sauce']],
    ['pad thai, fish sauce has so much sodium so less of it please', ['pad thai', 'little fish sauce']],
    ['allergic to corn, baby corn stir fry please', ['stir-fry', 'no corn', 'no baby corn']],
    ['use lentils instead of beef, pork or chicken', ['lentils', 'no beef', 'no pork', 'no chicken']],
  ])('is no more than is said: %s', (text, wanted) => {
    expect(wordsOf(text)).toEqual(wanted)
  })

  it('takes "w" and a slash for "with" and "without"', () => {
    expect(wordsOf('beef stew w/o potatoes')).toEqual(['beef stew', 'no potatoes'])
    expect(wordsOf('beef stew w/out potatoes w turnips')).toEqual(['beef stew', 'turnips', 'no potatoes'])
  })
})
