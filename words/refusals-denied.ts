import type { Row } from './row.ts'

const DO_NOT = "(?:don't|do not|dont|never|didn't|please don't)(?: (?:you dare|even|ever|you)){0,2}"
const NOT = "(?:n't|n’t| not)"
const ITS = '(?:(?:my|his|her|the|their|our|an?|that|old) ){0,2}'
const FOODS = '(?:[a-z-]+ ){1,2}?'

/** "I don't hate fish, I'm allergic to it" does refuse it. */
const NO_REASON =
  "(?!.{0,120}\\b(?:allerg|intoleran|react|epi ?-?pen|swell|throat|can't|cannot|cant|hives|sick|ill\\b))"

/**
 * An allergy only counts as over if it is said flatly: not "hasn't outgrown", "until it is gone", "not sure". A doubtful one is
 * kept.
 */
const SURELY =
  "(?<!\\b(?:never|not|cannot|\\S{1,8}n't|hasnt|havent|hadnt|didnt|isnt|wasnt|hop\\w{1,5}|wish\\w{0,3}|if|until|till|til|unless|whether|maybe|perhaps|might|may|will|would|should|could|can|sure|think\\w{0,3}|thought|when|once|before|supposed\\w{0,3}|wait\\w{0,3}|yet to|told|says?|said|claims?|pray\\w{0,3}) [^.;!?|]{0,60})(?<![a-z])"
/** Nothing more is said about it: "a mistake to ignore", "misdiagnosed as IBS", "gone crazy" keep the allergy. */
const THAT_IS_ALL =
  '(?= ?(?:$|[.,;:!|)]|(?:now|thank|thanks|thankfully|these days|for good|completely|years ago|and|so|but)\\b))(?!.{0,80}\\b(?:yet|not sure|back|returned|still)\\b)'

/**
 * Words of refusal that refuse nothing: "never without salsa", "who doesn't love pancakes", "outgrew the egg allergy". Each is read as
 * what it means, and no refusal is then found in it.
 */
export const DENIED_REFUSALS: Row[] = [
  // Who hides vegetables from children wants them.
  {
    means: 'with vegetables',
    en: "(?:hates?|won't eat|wont eat|refuses?(?: to eat)?|doesn't eat|don't eat|doesnt eat|dont eat|not eat|won't touch|can't stand) (?:(?:his|her|their|any|all|most|the) )?(?:veg|veggies?|vegetables?|greens)(?=.{0,80}\\b(?:hide|hidden|sneak|sneaky|disguise|escondidas|without (?:them|him|her) (?:noticing|knowing))\\b)",
    es: '',
  },
  // "Outgrew the milk allergy. The walnut and cashew one stuck": one of several stays.
  {
    means: 'allergic to $1',
    en: '(?<=\\b(?:allerg|outgrew|outgrown|grew out of|hives|react).{0,80})the ([a-z]+(?: ?(?:,|and|or|&) ?[a-z]+){0,3}) ones? (?:stuck|stayed|stays|remained|remains|persists|never (?:left|went)|is (?:still (?:here|there|with)|for life|forever|here to stay))',
    es: '',
  },
  // "She eats nothing but noodles", "won't eat anything except cheese": that is what she eats.
  {
    means: '$1 only',
    en: "((?:eats?|eating|eaten|ate|likes?|wants?|wanted|have|has|had|having|gets?|got|lives? on|living on|drinks?|cooks?|touch(?:es)?|accepts?|take|takes|is|there's|there is)) (?:nothing|no foods?)(?: else)? (?:but|except(?: for)?|other than|besides|apart from)(?= [a-z])",
    es: '',
  },
  {
    means: 'eats only',
    en: "(?:(?:won't|wont|will not|doesn't|does not|doesnt|don't|do not|dont|refuses? to|never|wouldn't|can't|cannot|cant|can not|can't get (?:him|her|them) to) (?:really |ever |even |currently |usually )*(?:eat|eats|like|want|wants|touch|have|try|accept|drink|go for) (?:anything|any (?:food|foods|other food|other foods)|a thing)(?: else)?|(?:refuses|rejects|turns down) (?:everything|all (?:food|foods)|anything)(?: else)?) (?:but|except(?: for)?|other than|besides|apart from)(?= [a-z])",
    es: '',
  },
  { means: 'with', en: `never (?:ever )?without${NO_REASON}`, es: '' },
  {
    means: 'we love',
    en: `(?:(?<=(?:^|[.!?,;:|-]) ?)who|nobody|no one|no-one) (?:on earth )?(?:does(?:n't| not) (?:love|like|want|enjoy)|doesnt (?:love|like|want)|hates|dislikes|refuses|turns down|says no to)(?! (?:it|that|them)\\b)${NO_REASON}`,
    es: '',
  },
  {
    means: 'with',
    en: `${DO_NOT} (?:hold(?: back)?(?: on)?|skimp(?: on)?|stint on|skip|leave out|leave off|omit|spare|be shy with|go easy on|go light on|cut back on|forget)(?! (?:that|to|i|we|he|she|they|my|about|no|it)\\b)(?: the)?${NO_REASON}`,
    es: '',
  },
  {
    means: 'needs',
    en: `(?:is|are|was|be|does|do|would|could|can|will)?${NOT} (?:be |feel |taste )?(?:the same|complete|right|a (?:meal|party|dinner|day|weekend|proper \\S+)|dinner|lunch|breakfast|supper|christmas|sunday|home) without`,
    es: '',
  },
  {
    means: 'needs $1',
    en: String.raw`(?:a|one) (?:day|week|meal|life|world|summer|winter|sunday|christmas) without ([a-z-]+(?: [a-z-]+)?) (?:is|would be)(?= (?:not?|unthinkable|torture|misery|hell|wasted|a (?:waste|sad|day wasted)|like|nothing|sad|unbearable)\b)`,
    es: '',
  },
  {
    means: 'we love $1',
    en: `never (?:yet )?met an? ([a-z-]+(?: [a-z-]+)?) (?:that )?(?:i|we|he|she|they) (?:did(?:n't| not)|couldn't|do(?:n't| not)) (?:like|love|eat|want)`,
    es: '',
  },
  {
    means: 'likes',
    en: `(?:(?:it (?:is|'s)(?:n't| not) that|it isn't that|not that|not because) (?:i|we|he|she|they) (?:hates?|dislikes?|do(?:es)?n't like|can't stand)|(?:i|we|they) (?:do(?:n't| not)|dont) (?:hate|dislike|mind)|(?:he|she) does(?:n't| not) (?:hate|dislike|mind)|no longer (?:hates?|dislikes?|avoids?))${NO_REASON}`,
    es: '',
  },
  {
    means: 'likes',
    en: String.raw`(?:used (?:to|2)|once) (?:hate|hated|dislike|disliked|loathe|loathed|detest|detested|avoid|avoided|despise|refuse|refused)(?=[^.;!?]{0,120}\b(?:now|nowadays|these days)\b)${NO_REASON}`,
    es: '',
  },
  {
    means: '|',
    en: `${SURELY}(?:outgrew|outgrown|grew out of|grown out of|got over|shook off|no longer ha(?:s|ve)) ${ITS}${FOODS}(?:allergy|intolerance|sensitivity)${THAT_IS_ALL}`,
    es: '',
  },
  {
    means: '|',
    en: `${SURELY}${ITS}${FOODS}(?:allergy|intolerance|sensitivity) (?:is|was|has|turned out to be|went) (?:been )?(?:all |long |now )?(?:gone|over|misdiagnosed|a mistake|a misdiagnosis|a false alarm|disproved|disproven|outgrown|cleared up|away|vanished|resolved)${THAT_IS_ALL}`,
    es: '',
  },
]
