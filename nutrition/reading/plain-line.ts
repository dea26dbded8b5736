import { flatBrackets } from '../text/brackets.ts'
import { withoutEntities } from '../text/entities.ts'
import { withoutMakers } from '../text/makers.ts'
import { withoutPackaging } from '../text/packages.ts'
import { remember } from '../text/remember.ts'

/**
 * A line as a keyboard would write it, at most 300 characters: fractions, dashes, quotes and widths made plain,
 * brackets one deep, single spaces, and no page markup, bullets, list numbers or invisible characters.
 * `1½ lb` becomes `1 1/2 lb`, `2–3` becomes `2-3`, `1" piece` becomes `1 inch piece`, `1.500 g` becomes `1500 g`.
 */
export const plainLine: (line: string) => string = remember((line) =>
  withoutPackaging(withoutMakers(flatBrackets(typed(line))))
    .replace(CLAIMED, ' ')
    .replace(CLAIMED_BEHIND, '')
    .replace(PACKAGE_THEN_WEIGHT, '$1')
    .replace(/\b(cooked|dry|dried|raw|uncooked) weight\b/gi, '$1')
    .trim(),
)

/** As a keyboard would write it, without the marks of a list. */
const typed = (line: string): string =>
  withKeyboardSigns(withoutEntities(line.slice(0, MAX_LINE)))
    .replace(/(\d)\s?"/g, '$1 inch ')
    // A fraction's slash that was lost in copying.
    .replace(/\b([1-7])[?\\]([2-8])(?= |-)/g, '$1/$2')
    .replace(/(?:\. ?){3,}|(?<=\w) = (?=\d)/g, ' - ')
    .replace(/\*\*|__|`|(?<![^\s(])_(?=[\d\w])|(?<=[\d\w.])_(?![^\s,.:;)])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(\d) ?-? ?to ?- ?(?=\d)/gi, '$1 to ')
    .replace(/(\d) ?- ?(\d)/g, '$1-$2')
    .replace(/(\d) -(?=[a-z])/gi, '$1-')
    .replace(/(\d) ?\/ ?(\d)/g, '$1/$2')
    .replace(/(?<= |\()w\/(o)? ?(?=[a-z\d])/gi, (_, out?: string) => (out ? 'without ' : 'with '))
    .replace(/(\d ?(?:cm|mm)) ?\/ ?\d[\d /.]{0,5} ?in(?:ch(?:es)?)?\b\.?/gi, '$1')
    .replace(/(\d ?-?in(?:ch(?:es)?)?) ?\/ ?\d[\d /.]{0,5} ?(?:cm|mm)\b/gi, '$1')
    .replace(/(\d) ?in (?=piece|length|knob|chunk)/gi, '$1 inch ')
    // The unit tells whether a separator marks thousands or decimals: nobody weighs 1.5 g to a thousandth, or
    // 1,500 kg.
    .replace(/\b([1-9]\d{0,2})[.,](\d{3})(?= ?(?:g|gr|grams?|ml)\b)/gi, '$1$2')
    .replace(/\b(\d{1,2}),(\d{1,3})(?= ?(?:kgs?|kilos?|l|lit(?:er|re)s?)\b)/gi, '$1.$2')
    .trim()
    .replace(LIST_MARKS, '')
    .replace(/["']$/, '')
    .replace(COUNTED_LENGTH, '$1 ($2)')
    .replace(/^\d{1,2}(?:\)|\. (?=\d|[A-Z][^\d]{1,60}\d)) ?/, '')

/** Every sign as an English keyboard has it. */
const withKeyboardSigns = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text.slice(0, MAX_LINE)
    : text
        .replace(/[\u00bc-\u00be\u2150-\u215e]/g, (sign) => ` ${FRACTIONS.get(sign) ?? ' '} `)
        .replace(/[\u2033\u201c-\u201f]/g, '"')
        .replace(/[™®©]/g, '')
        .normalize('NFKC')
        .replace(/\p{Cf}/gu, '')
        .replace(/\p{Cc}/gu, ' ')
        .slice(0, MAX_LINE)
        .replace(/[\u2044\u2215]/g, '/')
        .replace(/[\u2010-\u2015\u2212]/g, '-')
        .replace(/[\u2018\u2019]/g, "'")
        .replace(/[×✕]/g, 'x')

const MAX_LINE = 300

/** "Cooked according to the packet (cooked weight)": the weight is the cooked one. */
const PACKAGE_THEN_WEIGHT =
  /,? cooked (?:according|as per|per|to|following) [^()]{1,80}(\((?:about )?cooked weight\))/gi

/** "6 1/4-inch-thick slices" are six; "2 1/2-inch piece" is one of two and a half inches. */
const COUNTED_LENGTH =
  /^([2-9]|\d{2}) (\d\/\d-inch(?:-thick)?)(?= (?!\(?(?:piece|knob|length|chunk|stick|section)\b))/i

const LIST_MARKS =
  /^(?:(?:[-*•▢☐□·+>"'◦●○▪■▫◆♦➤→✓✔☑✅⬜‣⁃∙]|\u{1f538}|\u{1f539}|#{1,6}(?=[ "]|$)|\[ ?x?\])\s*)+/iu

/**
 * A part of a line, cut to the longest that `plainLine` can return with amounts written out: some patterns take
 * time with the square of their text, so the length is limited for every caller.
 */
export const partOfLine = (text: string): string => (text.length > MAX_PART ? text.slice(0, MAX_PART) : text)

const MAX_PART = 400

/** "(39 g carbs)" and " - 39 g carbs, 5 g fiber" are a model's claims about a food, not its weight. */
const CLAIMED =
  /\s?\((?:about |approx\.? ?|~ ?)?(?:\d[\d.,/-]{0,8} ?(?:g|grams?) (?:of )?(?:net |total |available |dietary )?(?:carb|fib(?:er|re)|protein|fat\b|sugars?\b)|\d[\d.,/-]{0,8} ?k?cal|(?=[^()]*\d)(?:net |total )?(?:carb|k?cal|fib(?:er|re)\b|protein:|GI\b|GL\b))[^()]{0,80}\)/gi
const CLAIMED_BEHIND =
  /(?:[,;:|]| -)\s?(?:about |approx\.? ?|~ ?)?\d[\d.,/-]{0,8} ?(?:(?:g|grams?) (?:of )?(?:net |total |available |dietary )?(?:carb|fib(?:er|re)\b|protein(?! powder))|k?cal\b|calories\b).{0,80}$/i

const FRACTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '¼': '1/4',
    '½': '1/2',
    '¾': '3/4',
    '⅐': '1/7',
    '⅑': '1/9',
    '⅒': '1/10',
    '⅓': '1/3',
    '⅔': '2/3',
    '⅕': '1/5',
    '⅖': '2/5',
    '⅗': '3/5',
    '⅘': '4/5',
    '⅙': '1/6',
    '⅚': '5/6',
    '⅛': '1/8',
    '⅜': '3/8',
    '⅝': '5/8',
    '⅞': '7/8',
  }),
)
