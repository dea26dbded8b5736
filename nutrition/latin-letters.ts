/**
 * As a reader sees it: letters that only look Latin ("\u043cilk" begins in Cyrillic), wide and joined ones, and
 * invisible ones that would split a word.
 */
export function inLatin(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain text needs no folding
  if (/^[\u0000-\u007f]*$/.test(text)) return text
  return text
    .replace(/\p{Cf}|\p{Variation_Selector}|\u034f|[\u115f\u1160\u3164]/gu, '')
    .normalize('NFKC')
    .replace(TWINS, (letter) => TWIN_OF[letter] ?? letter)
}

const TWIN_OF: Record<string, string> = {
  ...{
    а: 'a',
    в: 'b',
    е: 'e',
    ё: 'e',
    ѕ: 's',
    і: 'i',
    ї: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
  },
  ...{
    т: 't',
    у: 'y',
    х: 'x',
    ԁ: 'd',
    һ: 'h',
    ӏ: 'l',
    ո: 'n',
    ս: 'u',
    ց: 'g',
    ɡ: 'g',
    ɑ: 'a',
    ѡ: 'w',
    ԝ: 'w',
    ѵ: 'v',
  },
  ...{
    А: 'A',
    В: 'B',
    Е: 'E',
    Ѕ: 'S',
    І: 'I',
    Ј: 'J',
    К: 'K',
    М: 'M',
    Н: 'H',
    О: 'O',
    Р: 'P',
    С: 'C',
    Т: 'T',
    У: 'Y',
    Х: 'X',
  },
  ...{
    α: 'a',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ω: 'w',
    η: 'n',
    γ: 'y',
  },
  ...{
    Α: 'A',
    Β: 'B',
    Ε: 'E',
    Ζ: 'Z',
    Η: 'H',
    Ι: 'I',
    Κ: 'K',
    Μ: 'M',
    Ν: 'N',
    Ο: 'O',
    Ρ: 'P',
    Τ: 'T',
    Υ: 'Y',
    Χ: 'X',
  },
  ...{
    œ: 'oe',
    Œ: 'Oe',
    æ: 'ae',
    Æ: 'Ae',
    ø: 'o',
    Ø: 'O',
    ß: 'ss',
    ł: 'l',
    Ł: 'L',
    đ: 'd',
    Đ: 'D',
    ı: 'i',
    ð: 'd',
  },
}
const TWINS = new RegExp(`[${Object.keys(TWIN_OF).join('')}]`, 'g')
