const WHO = "(?:(?:i|we|he|she|they|the kids|my [a-z]+)(?:'ve|'d)? )?"
const MUCH =
  '(?:(?:a lot of|lots of|so much|so many|(?:way |far )?too (?:much|many)|enough|tons of|nothing but|mostly|the|an?|some|my|our|those|leftover) ){0,2}'
const BEFORE =
  "(?:(?:i|we|he|she|they|the kids|my [a-z]+|mom|mum|dad|grandma|grandpa|hubby)(?:'ve| have)? |(?<=(?:^|[.,;!?|]) ?)|(?<=\\band ))"

/** What somebody ate once: "I used to live on". */
export const EATEN_ONCE = new RegExp(
  `(?<![\\w'-])${WHO}(?:always |mostly |just )?used to (?:(?:just|always|mostly|only|really) )?(?:eat|have|make|cook|love|like|live on|order|buy|get|snack on|go for|pick up|drink) ${MUCH}`,
)

/** What somebody had for another meal, where a time follows. */
export const EATEN_BEFORE = new RegExp(
  `(?<![\\w'-])${BEFORE}(?:(?:just|already|only) )?(?:had|ate|made|cooked|ordered|eaten|been (?:eating|having)) ${MUCH}`,
)

/** What somebody usually makes, where something else is asked for. */
export const USUALLY_EATEN = new RegExp(
  `(?<![\\w'-])(?:(?:i|we) )?(?:usually|normally|typically) (?:(?:i|we)(?:'d| would)? )?(?:just )?(?:have|eat|make|cook|do|order|get|go for) ${MUCH}`,
)
export const ELSE =
  /\b(?:(?:something|anything) (?:else|different|new|other|lighter|better)|a change|for once|bored|tired of it|sick of it)\b/

const TIME =
  '(?:yesterday|last (?:night|week|weekend)|this (?:week|weekend|morning)|all week|earlier(?: today)?|the other (?:day|night)|every (?:single )?[a-z]+|(?:on )?[a-z]+days?|daily|for years|growing up|as a (?:kid|child)|all the time|a lot|for (?:breakfast|lunch|brunch|dinner|supper)(?: (?:today|yesterday|already|every day))?|already|with everything|before (?:i was |my )?diagnos[a-z]+)'

/** When that was. */
export const ONCE = new RegExp(`^(?: ${TIME}){1,3}(?![\\w'-])`)

/** Who wants it all the same, or has more of it. */
export const STILL_WANTED =
  /\b(?:left ?-?overs?|rest of|left from|(?:half|some|lots?|plenty|more|extra|still) left|use (?:it|them|that|those) up|use up|again|same|remaining|still|recreate|copycat|dupe|loved (?:it|them)|so good|delicious|amazing|(?:want|crave|craving|make|miss|have|eat|do|enjoy) (?:it|that|them|those|one)\b|like (?:it|that|them|those)\b|similar|version|homemade|home-made|recipe for (?:it|that|them)|used to (?:hate|dislike)|healthier|healthy way|lower|go(?:es)? with|side)\b/
