import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => {
  const { style, texture, foods, dish, unwanted } = briefOf({ mode: 'free', text, choices: [] }, null, DISHES)
  const foodsSaid = foods.map(({ said }) => said)
  return { smooth: style.includes('smooth'), texture, foods: foodsSaid, dish: dish?.id ?? null, unwanted }
}

describe('food with nothing to chew', () => {
  it.each([
    ['smooth texture meal for dad after stroke, he likes lamb', ['lamb']],
    ['pureed chicken dinner for my mom', ['chicken']],
    ['chicken puree for my grandpa', ['chicken']],
    ['my husband has dysphagia, fish please', ['fish']],
    ['trouble swallowing after a stroke, wants chicken', ['chicken']],
    ['she has no teeth, something with beef', ['beef']],
    ['turkey he can eat without chewing', ['turkey']],
    ["he can't chew right now, wants salmon", ['salmon']],
    ['jaw wired shut, chicken', ['chicken']],
    ['no lumps please, lamb', ['lamb']],
    ['salmon with everything blended', ['salmon']],
    ['grandma chokes on her food, give me something with turkey', ['turkey']],
    ['algo con pescado, mi abuela no puede masticar', ['fish']],
    ['mi papa tiene disfagia, algo con pollo', ['chicken']],
    ['pollo bien liso para mi abuelito que se atraganta', ['chicken']],
    ['papilla de zanahoria', ['carrot']],
    ['pure de pollo sin grumos', ['chicken']],
    ['le cuesta tragar, algo con res', ['beef']],
  ])('%s', (text, foods) => {
    expect(read(text)).toMatchObject({ smooth: true, texture: 'soft', foods, unwanted: [] })
  })

  it.each([
    'gravy without lumps',
    'mashed potatoes no lumps',
    'smooth peanut butter on toast',
    'dinner with pureed pumpkin and chicken',
    "she can't swallow pills, wants tacos",
    'shrimp makes it hard to swallow',
    'peanuts give me trouble swallowing',
    'soft food with chicken, bad teeth',
    "something with chicken she doesn't have to chew much",
    'pork chops with celeriac puree',
    'pollo con pure de papas',
    'le cuesta masticar, algo con pescado',
    'pasta con tomate triturado',
  ])('is not meant by: %s', (text) => expect(read(text).smooth).toBe(false))

  it.each([
    ['mashed potatoes no lumps', 'mashed-potatoes'],
    ['gravy without lumps', 'brown-gravy'],
  ])('refuses no dish: %s', (text, dish) => expect(read(text)).toMatchObject({ dish, unwanted: [] }))

  it.each([
    'dieta blanda con pollo',
    'mi abuelo casi no tiene dientes, algo con pollo',
    'dentures, something with chicken',
  ])('is soft: %s', (text) =>
    expect(read(text)).toMatchObject({ smooth: false, texture: 'soft', foods: ['chicken'] }),
  )

  it.each([
    'chicken soup, use up some ginger going soft',
    'chicken stir fry with carrots gone soft',
    'my tomatoes are getting soft, pasta',
    'beef stew, no mushy carrots',
  ])('is no texture: %s', (text) => expect(read(text).texture).toBe(null))
})
