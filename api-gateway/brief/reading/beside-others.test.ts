import { expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

/** Phrases of long requests, by subject, each with all that is read of it, whatever stands beside it. */
const ENGLISH: [phrase: string, words: string[]][][] = [
  [
    ['there are only two of us', ['for 2']],
    ['serve 6', ['for 6']],
    ['we have 5 at the table', ['for 5']],
    ['makes about 12', ['for 12']],
    ['half a dozen portions', ['for 6']],
    ['just for me', ['for one']],
    ['need it to stretch to 7 people', ['for 7']],
  ],
  [
    ['got a Dutch oven I love', ['in a Dutch oven']],
    ['small oven and one ring', ['in the oven']],
    ['carry it in a 9x13 pan', ['in a baking dish']],
    ['I only have one pot and a hot plate', ['on the stove', 'one pan']],
    ['in my slow cooker', ['in a slow cooker']],
  ],
  [
    ["can't spend more than 45 minutes", ['ready in 45 minutes']],
    ['on the table in half an hour', ['ready in 30 minutes']],
    ['made the day before', ['to make ahead']],
    ['should freeze well', ['that freezes well']],
    ['work has been crazy', []],
  ],
  [
    ['something Greek', ['Greek']],
    ['Jamaican food', ['Jamaican']],
    ['Polish, like my grandma made', ['Polish']],
    ['Southern style', ['Southern']],
  ],
  [
    ["there's tofu in the fridge", ['tofu']],
    ['I have spinach to use up', ['spinach']],
    ['zucchini from the garden', ['zucchini']],
    ["I've got ground beef thawed", ['ground beef']],
    ['kale that needs using', ['kale']],
  ],
  [
    ['no mushrooms because my son gags on them', ['no mushrooms']],
    ['grapefruit is out because of my statin', ['no grapefruit']],
    ['hate eggplant', ['no eggplant']],
    ["I'm allergic to shellfish", ['shellfish allergy']],
    ['skip the cilantro, tastes like soap', ['no cilantro']],
    ['husband has high blood pressure', ['low in salt']],
  ],
  [
    ['carbs between 30 and 40', ['at least 30 g carbs', 'at most 40 g carbs']],
    ['low in saturated fat', ['low in saturated fat']],
    ['high fiber', ['high in fiber']],
    ['max 450 calories', ['at most 450 calories']],
    ['around 6 dollars', ['easy on the budget', 'within a price']],
    ['at least 25g protein', ['at least 25 g protein']],
  ],
]

const SPANISH: typeof ENGLISH = [
  [
    ['somos 3 en la casa', ['for 3']],
    ['que rinda para 6', ['for 6']],
    ['para 8 personas', ['for 8']],
  ],
  [
    ['solo tengo una olla y una hornilla', ['on the stove', 'one pan']],
    ['en la olla de presión', ['in a pressure cooker']],
  ],
  [
    ['tengo pollo y calabacitas', ['chicken', 'zucchini']],
    ['quiero usar el brócoli', ['broccoli']],
  ],
  [
    ['sin cebolla porque me cae mal', ['no onion']],
    ['soy alérgico a los mariscos', ['shellfish allergy']],
  ],
  [
    ['menos de 30 gramos de carbohidratos', ['at most 30 g carbs']],
    ['mi papá tiene la presión alta', ['low in salt']],
    ['que aguante tres días en el refri', ['to make ahead']],
  ],
]

const JOINED = ['. ', ', ', '; ']

/** Always the same combinations: each takes one phrase of most subjects, begins with another subject, and is joined another way. */
function combined(subjects: typeof ENGLISH, count: number): [text: string, words: string[]][] {
  return Array.from({ length: count }, (_, n) => {
    const inOrder = subjects.map((_, at) => subjects[(at * (1 + (n % 2)) + n) % subjects.length]!)
    const picked = [...new Set(inOrder)]
      .slice(0, 6)
      .map((phrases, at) => phrases[(n * 3 + at * 2) % phrases.length]!)
    const words = picked.flatMap(([, read]) => read)
    return [picked.map(([phrase]) => phrase).join(JOINED[n % JOINED.length]), [...new Set(words)].sort()]
  })
}

const wordsOf = (text: string) =>
  briefOf({ mode: 'free', text } as Parameters<typeof briefOf>[0], null, FULL_BOOK)
    .readings.map((reading) => reading.text)
    .sort()

it.each([...combined(ENGLISH, 42), ...combined(SPANISH, 12)])(
  'each wish is read beside the others: %s',
  (text, words) => expect(wordsOf(text)).toEqual(words),
)
