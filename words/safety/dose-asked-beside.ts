/**
 * Whether a clause plainly asks for a dose, whatever the others say: "i just had dinner, insulin for dessert", "no nuts, units for
 * brownies", "no uses azúcar, dime mi insulina para el flan". What is done or refused beside it takes nothing back.
 */
export const asksForDoseBeside = (sentence: string): boolean =>
  [BESIDE, TOLD, WORKED_OUT].some((pattern) => pattern.test(sentence))

const DOSE =
  '(?:(?:rapid|fast|mealtime|bolus|correction) )?(?:insulin|insulina|units|unidades|dose|dosis|bolus|bolo|humalog|novolog|novorapid|fiasp|lispro|apidra)'
const ARTICLES = '(?: (?:my|the|his|her|your|our|right|correct|exact|some|mi|mis|la|las|los|el|su|tu))*'

/** What somebody takes insulin for all the time is no question. */
const ALL_THE_TIME =
  '(?!(?: (?:the|my|his|her|over|about|around|almost|nearly|more|than|like|just|only|last|past|la|las|los|mi|mis|su|casi|unos|mas|de|hace))*' +
  ' (?:\\d+ (?:\\w+ )?(?:years?|yrs?|months?|weeks?|days?|decades?|anos?|mes(?:es)?|semanas?|dias?)|(?:many |some |two |three |several |a few |a |un |muchos |varios )?(?:years?|yrs|months?|weeks?|decades?|ages|anos?|meses)|life|now|diabetes|diabetic\\w*|type|t[12]|it|that|them|me|him|her|control|(?:every\\w*|each|all|any|cada|todas?|todo)|when|if|highs?|lows?|meals?|food|nights?|mornings?|mealtimes?|comidas?|basal|background)\\b)'

const BESIDE = new RegExp(
  `(?:[,;:?] ?|\\b(?:please|but|so|then|now|pero|ahora) )${ARTICLES} ?\\b${DOSE}(?: needed| required| necesaria)? (?:for|para)${ALL_THE_TIME}`,
)

const TOLD = new RegExp(
  `\\b(?:tell|give|show|send|text|calculate|suggest|recommend|dime|dame|digame|deme|dinos|indicame|calculame|calcula|sugiere)(?: (?:me|us|him|her))?${ARTICLES} ${DOSE}(?: (?:i|we) (?:need|take))?(?: needed| necesaria)? (?:for|para)${ALL_THE_TIME}`,
)

const WORKED_OUT = new RegExp(
  `(?:^|[,;:?] ?|\\b(?:please|you|and|then|por favor|puedes) )(?:calculate|work out|figure out|calculame|calcular|calcula)(?: for me)?${ARTICLES} ${DOSE}\\b(?! (?:ratio|resistance|sensitivity|friendly))`,
)
