import type { HeardText } from './heard-text.ts'

/**
 * Whether a text asks about lows in general, or tells of one long over: "just curious, can stress drop your glucose", "asking for a
 * first aid class", "the lowest I ever got was 3.9, back in 2019". The judge may hear a low in it. Whoever also says how somebody is
 * or feels now is not asking in general.
 */
export const asksInGeneral = ({ sentence, read }: HeardText): boolean =>
  (GENERAL.test(sentence) || RECORD.test(sentence)) &&
  !read.units.some(({ features }) => NOW.some((feature) => features.has(feature)))

const GENERAL =
  /\b(?:just (?:curious|wondering|asking)|(?:out of|for) curiosity|curious (?:if|whether|why|how)|(?:asking|ask) (?:for|in) (?:an? |my |the |our )?(?:[a-z]+ ){0,2}(?:class|course|training|project|homework|essay|quiz|exam|paper|book|article|newsletter)|for (?:an? |my |our )?(?:first aid|health|biology|nursing|nutrition|science) (?:class|course|training|project|exam)|(?:if|when) (?:someone|somebody|anyone|anybody) (?:else )?ever|(?:por|pura|solo|simple) curiosidad|para (?:un|una|mi|la|el) (?:clase|curso|tarea|examen|taller|proyecto|articulo)(?: de)?)\b/
const RECORD =
  /\b(?:(?:lowest|worst|record)\b.{0,40}\b(?:ever|back in|in my life|all time)|back in (?:19|20)?\d\d\b|(?:19|20)\d\d\b.{0,20}\b(?:lowest|worst)|(?:lo|la) mas baj[oa] (?:que )?(?:he|habia|tuve|llegue|me salio)|en mi vida)/

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
