/** What people say while they think: "hmm", "bueno". */
export const THINKING = 'h+m+|u+m+|u+h+|er+m?|eh+|oh|ah|ay|well|ok|okay|bueno|mm+'

/** Words that take back what was just said, alone or one after another: "actually scratch that make it". */
export const TAKING_BACK =
  "no,? wait|wait,? no|wait|actually|(?:in|en) realidad(?: lo (?:that|que) (?:(?:really|actually) )?(?:i want|i need|quiero) (?:is|es))?|what (?:i|we) (?:really |actually )?(?:want|need|meant?|wanted) (?:is|was)|(?:i )?changed my mind|changing my mind|scratch that|strike that|cancel that|correction|i meant?|or rather|rather|sorry|oops|whoops|my bad|on second thoughts?|let'?s (?:do|make (?:it|that)|go with|say)|make (?:it|that)|change (?:it|that) to|nah|nope|no|not|better|mejor dicho|mejor|digo|quiero decir|perdon|disculpa|espera|mas bien|corrijo|me equivoque|bueno no|no no|hazla|hazlo"

/** Those that surely do. */
export const SURELY_TAKEN_BACK =
  /\b(?:no,? wait|not,? espera|wait,? no|scratch that|strike that|cancel that|correction|i meant?|or rather|actually,? (?:make (?:it|that)|let'?s)|on second thoughts?|(?:oh|um+|er|hmm+),? wait|no,? actually|what (?:i|we) (?:really|actually) (?:want|need|meant?)|what (?:i|we) meant|realidad lo|chang(?:ed|ing) my mind|mejor dicho|quiero decir|me equivoque|corrijo)\b/

/** Those that do after a comma or a full stop. */
export const TAKEN_BACK_AFTER_A_PAUSE =
  /^(?:(?:no|not),? (?:mejor|better)|sorry|perdon|disculpa|actually|make (?:it|that)|mejor|nah|rather|digo|oops|whoops|mas bien|(?:in|en) realidad|what (?:i|we) (?:want|need) is)$/

/** Between them and what is meant instead. */
export const BEFORE_THE_RIGHT_WORD =
  'make it that a an the with without no not of for to in i want have some be as under using use on at'.split(
    ' ',
  )

/** What kind of dish it is, last in its name: a sandwich that becomes a wrap keeps what is in it. */
export const LAST_IN_NAMES =
  'sandwich(?:es)?|wraps?|soups?|stews?|salads?|bowls?|(?:ham)?burgers?|tacos?|burritos?|quesadillas?|casseroles?|skillets?|stir[- ]?fry|omelett?e?s?|paninis?|pitas?|melts?|smoothies?|kebabs?|skewers?|sliders?|enchiladas?|fajitas?|pizzas?|pies?|muffins?|cookies?|cakes?'

/** These say what is wanted, so no refused food is what they take back. */
export const SAYS_WHAT_IS_WANTED = /\b(?:want|need|quiero)\b/
