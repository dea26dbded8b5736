import type { Token } from './tokens.ts'

const valuesOf = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text.split(' ').map((pair) => {
      const [word = '', value] = pair.split(':')
      return [word, Number(value)]
    }),
  )

const TENS = valuesOf(
  'twenty:20 thirty:30 forty:40 fourty:40 fifty:50 sixty:60 seventy:70 eighty:80 veinte:20 treinta:30 cuarenta:40 cincuenta:50 sesenta:60 setenta:70 ochenta:80',
)
const ONES = valuesOf(
  'zero:0 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 cero:0 uno:1 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9',
)
const POINT = new Set(['point', 'punto', 'coma', 'con'])

/** "Fifty-two", "cincuenta y dos", "three point two" and "tres coma dos" as figures. */
export function inFigures(tokens: readonly Token[]): Token[] {
  const found: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const tens = TENS.get(tokens[at] ?? '')
    const joined = tokens[at + 1] === '-' || tokens[at + 1] === 'y' ? at + 2 : at + 1
    const ones = ONES.get(tokens[joined] ?? '')
    const whole = wholeOf(tokens[at] ?? '')
    const tenth = wholeOf(tokens[at + 2] ?? '')
    if (tens !== undefined) {
      found.push(String(tens + (ones ?? 0)))
      at = ones === undefined ? at + 1 : joined + 1
    } else if (whole !== undefined && POINT.has(tokens[at + 1] ?? '') && tenth !== undefined) {
      found.push(`${whole}.${tenth}`)
      at += 3
    } else {
      found.push(tokens[at] ?? '')
      at += 1
    }
  }
  return found
}

const wholeOf = (token: Token): number | undefined => (/^\d$/.test(token) ? Number(token) : ONES.get(token))
