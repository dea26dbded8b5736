/** What people say while they think: "hmm", "bueno". */
export const THINKING = 'h+m+|u+m+|u+h+|er+m?|eh+|oh|ah|ay|well|ok|okay|bueno|mm+'

/** Words that take back what was just said, alone or one after another: "actually scratch that make it". */
export const TAKING_BACK =
  "no,? wait|wait,? no|wait|actually|scratch that|strike that|cancel that|correction|i meant?|or rather|rather|sorry|oops|whoops|my bad|on second thoughts?|let's (?:do|make it|go with|say)|make (?:it|that)|change (?:it|that) to|nah|nope|no|not|better|mejor dicho|mejor|digo|quiero decir|perdon|disculpa|espera|mas bien|corrijo|me equivoque|bueno no|no no|hazla|hazlo"

/** Those that surely do. */
export const SURELY_TAKEN_BACK =
  /\b(?:no,? wait|not,? espera|wait,? no|scratch that|strike that|cancel that|correction|i meant?|or rather|on second thoughts?|mejor dicho|quiero decir|me equivoque|corrijo)\b/

/** Those that do after a comma or a full stop. */
export const TAKEN_BACK_AFTER_A_PAUSE =
  /^(?:(?:no|not),? (?:mejor|better)|sorry|perdon|disculpa|actually|make (?:it|that)|mejor|nah|rather|digo|oops|whoops|mas bien)$/

/** Between them and what is meant instead. */
export const BEFORE_THE_RIGHT_WORD =
  'make it that a an the with without no not of for to in i want have some be as under using use on at'.split(
    ' ',
  )
