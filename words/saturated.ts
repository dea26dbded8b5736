/** How people ask for little saturated fat, with a limit for a serving or without one. Spanish is read as English before. */

const NAME = String.raw`(?:saturated[- ]?fats?(?: content)?|sat\.?[- ]?fats?(?: content)?|saturates)`
const AT_MOST =
  '(?:at most|no more than|not more than|not over|no higher than|less than|fewer than|lower than|under|below|max(?:imum)?(?: of)?|up to|within|limit(?:ed)?(?: of| to)?|about|around|only|<=?)'
const AFTER = '(?: (?:max(?:imum)?|or (?:less|under|below|fewer)|tops|at most|limit))?'
const GRAMS = String.raw`(?<value>\d{1,2}(?:[.,]\d)?) ?(?:g|gr|gms?|grams?)\b`
const NOT_MORE = String.raw`(?<!\b(?:least|no less than|over|above) )(?<!(?<!\bno |\bnot )\bmore than )`

export const SATURATED_LIMITS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:\b${AT_MOST} ?)?(?<![\w.,/])${NOT_MORE}${GRAMS}(?: (?:of|de|in))? ${NAME}(?!\w)${AFTER}`,
  ),
  new RegExp(
    String.raw`\b(?:(?:low(?:er)?|little)[- ](?:in )?)?${NAME}(?: (?:is|at|to|of|should|must|be|stay|kept|limit))*[ :(,]*(?:${AT_MOST} ?)?(?<![\w.,/])${GRAMS}${AFTER}`,
  ),
  new RegExp(
    String.raw`\b${NAME}(?: (?:is|at|to|should|be|stay))* ${AT_MOST} ?(?<value>\d{1,2})(?= *(?:$|[.,;!?|)]|(?:and|with|per|each|for|a serving)\b))`,
  ),
]

/** "Low in saturated fat", "watch my sat fat", "not much saturated fat". */
export const LITTLE_SATURATED = new RegExp(
  String.raw`\b(?:(?:low(?:er|ish)?|reduced|minimal|limited|less|little|no|zero|without|hardly any|easy on|light on|not (?:too |so )?(?:much|high in)|nothing (?:too )?high in|(?:watch|limit|restrict|mind|reduc|lower|avoid|cut)(?:ing|es?|s|t?ing)?(?: (?:down|back))?(?: on)?|careful (?:with|about))[- ]+(?:(?:in|of|on|with|any|my|his|her|the|our|their) ){0,2}${NAME}|(?<=\b(?:low|lower|less|little|reduced|watch(?:ing)?|limit(?:ing)?)[- ](?:(?:in|my|his|her|the|our) )?(?:salt|sodium|sugar|cholesterol|carbs?|calories|fat)(?:,? (?:and|or|&) |, ))${NAME}|(?:keep(?:ing)?|hold) (?:the |my |his |her )?${NAME} (?:low|down)|${NAME} (?:low|free|conscious))(?!\w)`,
)
export const MAY_SAY_SATURATED = /\bsat(?:urated?s?|\.)?\b/

/** A limit of sugar in grams; more than that is glucose in blood. */
const SUGAR = String.raw`(?<!\bblood |\bmy |\bglucose )(?:(?:added|total) )?sugars?(?! (?:alcohols?|snap|cookies?|free))`
export const SUGAR_LIMITS = new RegExp(
  String.raw`(?:\b${AT_MOST} ?)(?<![\w.,/])(?<value>[1-5]?\d) ?(?:g|gr|gms?|grams?)(?: (?:of|de|in))? ${SUGAR}\b${AFTER}|(?<![\w.,/])(?<value>[1-5]?\d) ?(?:g|gr|gms?|grams?)(?: (?:of|de|in))? ${SUGAR} (?:max(?:imum)?|or (?:less|under|fewer)|tops|at most|limit)\b|\b${SUGAR}(?: (?:content|is|at|to|should|be|stay|kept))* ${AT_MOST} ?(?<value>[1-5]?\d)(?: ?(?:g|gr|gms?|grams?)\b|(?= *(?:$|[.,;!?|]|and\b)))`,
)
