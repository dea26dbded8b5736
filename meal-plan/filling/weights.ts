/** What each compromise costs, in gram-equivalents: 1 is a gram of carbohydrate below what the budget allows. */
export const WEIGHTS = {
  /** A plate outside its budget, however little: the person has to read why, so only much repetition justifies it. */
  outside: 4,
  /** Per gram below the budget less its tolerance: a slice of bread adds what is missing. */
  below: 1,
  /** Per gram above it. Twice as much: carbohydrate cannot be taken out of a cooked dish, and it is what raises glucose. */
  above: 2,
  /** A dish more than this many grams outside the tolerance is not used: the slot stays empty, and a sentence says why. */
  farthest: 10,
  /** A slot without a dish: more than any compromise, so that one stays empty only if nothing is allowed there. */
  empty: 400,
  /** Each half serving more or less than the wanted portion. */
  portion: 1,
  /** A dish whose carbohydrate is "at least", if that is allowed. */
  atLeast: 2,
  /** Longer than the weekday allows: once, and per minute. High, because a person who has 30 minutes has 30. */
  late: 6,
  lateMinute: 0.8,
  /** Above a cap or below the minimum of a meal: once, and per unit of load, per 100 mg of sodium, per gram of fiber. */
  pastCap: 6,
  load: 2,
  sodium: 1.5,
  fiber: 1.5,
  /** A cap we cannot check because the figure is not known. */
  unknownFigure: 6,
  /** The same dish cooked again: within any three days, and in the week. Breakfasts and snacks count half. */
  again: 2,
  againInWeek: 3,
  often: 0.5,
  /** A tag that comes back within two days, times how rare it is among the dishes. */
  alike: 0.4,
  /** Per gram that a meal differs from the same meal on the day before. */
  uneven: 0.05,
  /** A fresh food bought for Monday to Thursday, or for Friday to Sunday; more dishes of that stretch share it. */
  fresh: 0.25,
  /** Food at home that is not used by its date, times its unused share. */
  spoiled: 4,
  /** Each leftover meal more or fewer than wanted; one is wanted per five lunches and dinners. */
  leftovers: 1.5,
  mealsALeftover: 5,
  /** A leftover that comes out of the freezer, and each day that one waits. */
  frozen: 1,
  waiting: 0.1,
} as const

/** Days within which a dish, and a tag, should not repeat; the last weekday on which Monday's fresh food is used. */
export const AGAIN_DAYS = 3
export const ALIKE_DAYS = 2
export const FRESH_UNTIL = 3
