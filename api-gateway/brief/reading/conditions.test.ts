import { describe, expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) =>
  briefOf({ mode: 'free', text } as Parameters<typeof briefOf>[0], null, FULL_BOOK)

describe('conditions are plain limits and refusals', () => {
  it.each<[text: string, reading: string]>([
    ['low carb dessert, if it needs an oven forget it', 'no oven'],
    ['pasta dinner, if it has mushrooms skip it', 'no mushrooms'],
    ['cookies but only if it has no nuts', 'no nuts'],
    ['chicken, skip it if it has dairy', 'dairy-free'],
    ["soup, unless it takes under 20 minutes i can't", 'ready in 20 minutes'],
    ['beef stew for 4. if it takes more than an hour, no thanks', 'ready in 60 minutes'],
    ['anything unless it needs the oven', 'no oven'],
    ["chili, as long as there's no beans", 'no beans'],
    ['dinner, only if it takes less than 25 minutes', 'ready in 25 minutes'],
    ['cena con tofu, y si tarda más de 40 minutos no la quiero', 'ready in 40 minutes'],
    ['sopa de verduras, si lleva lácteos no', 'dairy-free'],
    ['galletas, solo si no llevan nueces', 'no nuts'],
    ['pollo, si necesita horno olvídalo', 'no oven'],
  ])('%s', (text, reading) => {
    const brief = read(text)
    expect(brief.readings.map(({ text: words }) => words)).toContain(reading)
    expect(brief.tools.use).toBeNull()
  })

  it.each([
    'if it has chicken even better',
    'si no tienes pollo, haz pescado',
    'let me know if it needs an oven',
    "tell me if it's spicy, chicken dinner",
  ])('%s refuses nothing', (text) => {
    const { unwanted, diets, minutes, tools } = read(text)
    expect([...unwanted, ...diets, ...tools.without]).toEqual([])
    expect(minutes).toBeNull()
  })
})
