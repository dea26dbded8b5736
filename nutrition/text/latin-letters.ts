/**
 * The text as a reader sees it: replaces letters that only look Latin ("\u043cilk" begins in Cyrillic) and wide and
 * joined ones, and removes invisible ones that would split a word.
 */
export function inLatin(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain text needs no folding
  if (/^[\u0000-\u007f]*$/.test(text)) return text
  return text
    .replace(/\p{Cf}|\p{Variation_Selector}|\u034f|[\u115f\u1160\u3164]/gu, '')
    .normalize('NFKC')
    .replace(TWINS, (letter) => TWIN_OF.get(letter) ?? letter)
}

/** Each letter and the one it looks like. */
const TWIN_OF: ReadonlyMap<string, string> = new Map(
  [
    // Cyrillic
    'аa вb еe ёe ѕs іi їi јj кk мm нh оo рp сc',
    // Cyrillic, Armenian and phonetic
    'тt уy хx ԁd һh ӏl ոn սu ցg ɡg ɑa ѡw ԝw ѵv',
    // Cyrillic capitals
    'АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ХX',
    // Greek
    'αa εe ιi κk νv οo ρp τt υu χx ωw ηn γy',
    // Greek capitals
    'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX',
    // Joined and barred letters
    'œoe ŒOe æae ÆAe øo ØO ßss łl ŁL đd ĐD ıi ðd',
  ].flatMap((row) => row.split(' ').map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)])),
)
const TWINS = new RegExp(`[${[...TWIN_OF.keys()].join('')}]`, 'g')
