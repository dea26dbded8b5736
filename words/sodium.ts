/** How people give a limit of sodium for a serving. Spanish is read as English before. */

const UNIT = '(?<unit>mg|mgs|milligrams?|miligramos|g|grams?|gramos)'
const NAME = '(?:sodium|sodio|salt|sal)'
const AT_MOST =
  '(?:at most|no more than|not more than|not over|less than|under|below|max(?:imum)?(?: of)?|up to|within|limit(?: of)?|about|around|only|<=?)'
/** A day's limit says nothing of one dish, and who wants more has none. */
const NOT_MORE = String.raw`(?<!\b(?:least|no less than|over|above) )(?<!(?<!\bno |\bnot )\bmore than )`
const NOT_A_DAY =
  '(?! ?(?:(?:of |de )?(?:sodium|sodio|salt|sal) )?(?:a day|per day|each day|every day|daily|al dia|por dia|diarios?))'

export const SODIUM_LIMITS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:\b${AT_MOST} ?)?(?<![\w.,/])${NOT_MORE}(?<value>\d{1,4}(?:[.,]\d)?) ?${UNIT}(?:[ -](?:of|de))*[ -]${NAME}\b(?: (?:max(?:imum)?|or (?:less|under|below|fewer)|tops|at most|limit))?${NOT_A_DAY}`,
  ),
  new RegExp(
    String.raw`\b(?:(?:low|lower)[- ](?:in )?)?${NAME}(?: (?:content|intake|level|limit|count|is|at|to|of|should|must|be|has|have|kept|keep|stay|it))*[ :(,]*(?:\b(?:to|at|be) )?(?:${AT_MOST} ?)?(?<![\w.,/])(?<value>\d{1,4}(?:[.,]\d)?) ?${UNIT}\b(?: (?:max(?:imum)?|or (?:less|under|below|fewer)|tops|at most))?${NOT_A_DAY}`,
  ),
  // "Low sodium dinner, under 500 mg": a limit in milligrams is of the sodium that was named before.
  new RegExp(
    String.raw`(?<=\b${NAME}\b[^.;!?|\d]{1,40})\b${AT_MOST} ?(?<value>\d{2,4}) ?(?<unit>mg|mgs|milligrams?)\b(?: (?:max(?:imum)?|or (?:less|under|below|fewer)|tops|at most|a serving|per serving|each))?(?! ?(?:of )?(?:potassium|potasio|phosph\w+|cholesterol|calcium|iron|magnesium|caffeine))${NOT_A_DAY}`,
  ),
]

/** "Sodium under 600": without a unit, milligrams are meant. */
export const SODIUM_BARE = new RegExp(
  String.raw`\b${NAME}(?: (?:content|is|at|to|should|be|kept|stay))* (?:at most|no more than|less than|under|below|max(?:imum)?(?: of)?|up to|<=?) ?(?<value>\d{2,4})(?![\w.,]*\d| ?(?:a day|per day|daily|min|%))\b`,
)

/** Grams are of salt, two fifths of which are sodium. Milligrams are of sodium, which many call salt. */
export const SODIUM_OF_SALT = 0.4
