import type { HeardText } from './heard-text.ts'
import { TAKEN } from './kitchen-foods.ts'

/**
 * Whether a text only says what somebody cannot eat: "observant Jewish family", "es viernes de vigilia". A judge may hear a question
 * about a dose in it, but it asks nothing and names no medicine, figure or reading.
 */
export const onlyRefuses = ({ sentence, read }: HeardText): boolean =>
  REFUSES.test(sentence) &&
  !ASKS.test(sentence) &&
  !read.units.some(({ features }) => MEDICAL.some((feature) => features.has(feature)))

const REFUSES =
  /\b(?:kosher|halal|haram|jew(?:ish)?|muslim|hindu|jain|adventist|lent|ramadan|vigilia|cuaresma|judi[oa]s?|musulman\w*|adventistas?|vegan\w*|vegetarian\w*|allerg\w+|alergi\w+|coeliac|celiac\w*|intoleran\w+|anaphyla\w+|anafila\w+|epi-? ?pens?|hives|ronchas|(?:swells?|puffs?) up (?:from|with|after)|(?:breaks?|comes?) out in|se (?:le|me) hincha|throat|garganta|can'?t (?:eat|touch)|cannot eat|still can'?t touch)\b/
const ASKS =
  /\?|\b(?:how|what|when|which|should|shall|could|may i|can i|do i|is it|need|more|less|extra|double|half|skip|stop|start|adjust|change|cuant[oa]s?|debo|puedo|deberia|necesito|subo|bajo|mas|menos|doble|mitad)\b|\d/
/** "The shot in my leg" against an allergy is no dose; every other word of medicines is one. */
const MEDICAL = [
  ...TAKEN.filter((feature) => feature !== 'shot'),
  ...['symptom', 'low-figure', 'lows', 'glucose', 'a1c'],
]
