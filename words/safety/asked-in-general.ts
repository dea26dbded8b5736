import type { HeardText } from './heard-text.ts'

/**
 * Whether a text asks about lows in general, or tells of one long over: "just curious, can stress drop your glucose", "asking for a
 * first aid class", "the lowest I ever got was 3.9, back in 2019". The judge may hear a low in it. Whoever also says how somebody is
 * or feels now is not asking in general.
 */
export const asksInGeneral = ({ sentence, read }: HeardText): boolean =>
  (FOR_OTHERS.test(sentence) ||
    ((CURIOUS.test(sentence) || OF_A_YEAR.test(sentence)) && !WANTS_SOMETHING.test(sentence))) &&
  !read.units.some(({ features }) => NOW.some((feature) => features.has(feature)))

/** "For a first aid class", "if someone ever goes low". */
const FOR_OTHERS =
  /\b(?:(?:asking|ask) for (?:an? |my |the |our )?(?:[a-z]+ ){0,2}(?:class|course|training|project|homework|essay|quiz|exam|article|newsletter)|for (?:an? |my |our )?(?:first aid|health|biology|nursing|nutrition|science) (?:class|course|training|project|exam)|if (?:someone|somebody|anyone|anybody) (?:else )?ever)\b/
const CURIOUS = /\b(?:just curious|(?:out of|for) curiosity|(?:por|pura|solo|simple) curiosidad)\b/
/** A year that is over. "The lowest ever" alone may be happening. */
const OF_A_YEAR = /\b(?:back in|in|during|en) (?:19|20)\d\d\b/
/** Somebody asks what to do or eat, as they would with a low. */
const WANTS_SOMETHING =
  /\b(?:what (?:do|should|can|to)|eat|drink|take|grab|chew|need|give|get me|juice|honey|candy|sweets?|soda|tabs?|que (?:como|tomo|hago|le doy)|comer|tomar|jugo|zumo|miel|dulces?|necesito|now|right now|today|tonight|ahora|ahorita|hoy)\b/

/** Somebody says how they are or feel now, or asks for help. */
const NOW = [
  'firmly-now',
  'feel-now',
  'help',
  'sign',
  'strong-sign',
  'sure-sign',
  'alarm',
  'low-alarm',
  'falling',
]
