import { words } from './food-words.ts'
import { inLatin } from './latin-letters.ts'
import { remember } from './remember.ts'

/** Words of a text with its punctuation as `,`: no phrase extends across it. */
export const spoken: (text: string) => string[] = (text) => speaking(text)

/** The same, for a text without a visitor's words: cached longer. */
export const ourSpoken: (text: string) => string[] = (text) => speaking.ours(text)

const speaking = remember(parted)

function parted(text: string): string[] {
  return inLatin(text.slice(0, MAX_TEXT))
    .replace(EGG_WHITES, '$1 egg $2')
    .replace(EVERYTHING, ' everything $1 ')
    .replace(TOLD_APART, '$1 $2 ')
    .split(ENDS)
    .flatMap((part) => (part ? [...words(part), ','] : [',']))
}

/**
 * "2 whites, whipped", "whisk the whites": these mean egg whites, without the word "egg". "4 scallions, whites and
 * greens" do not.
 */
const EGG_WHITES =
  /(^\s*(?:\d{1,2}|two|three|four|five|six)(?: (?:large|medium|extra large))?|\b(?:beat|whip|whisk|fold)(?:ing)?(?: in)?(?: the)?(?: (?:\d{1,2}|two|three|four|five|six))?) (whites|yolks)\b/gi

/** "1 bagel (everything)", "bagels, everything": the kind comes after the food. */
const EVERYTHING = /\b(bagels?|crackers|seasoning|buns?)\s*[(,–-]\s*everything\b\)?/gi

/** "2 tunas (la fruta)", "ladyfinger (bhindi)": which of two foods of the same name it is. "Tuna, nopal" are two. */
const TOLD_APART =
  /\b(tunas?|ladyfingers?|boston baked beans)\s*\(\s*(?:(?:the|la) )?(fruta|nopal|bhindi|okra|candy)\s*\)/gi

/** Where an item ends; the point of "Mrs. Paul's" or "Dr. Oetker" does not end one. */
const ENDS = /(?<!\b(?:mr|mrs|ms|dr|st))\.|[,;:!?()[\]{}/|"“”•\n]|\s[-–—]\s/i

const MAX_TEXT = 2000
