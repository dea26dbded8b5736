/** "Serves four" is "Serves 4". */
export const withDigits = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => NUMBERS.get(word.toLowerCase()) ?? word)

const NUMBERS: ReadonlyMap<string, string> = new Map(
  [
    ['2', 'two zwei dos'],
    ['3', 'three drei tres'],
    ['4', 'four vier cuatro'],
    ['5', 'five fünf cinco'],
    ['6', 'six sechs seis'],
    ['7', 'seven sieben siete'],
    ['8', 'eight acht ocho'],
    ['9', 'nine neun nueve'],
    ['10', 'ten zehn diez'],
    ['12', 'twelve zwölf doce'],
  ].flatMap(([digits, words]) => words!.split(' ').map((word) => [word, digits!] as const)),
)
