import type { Told } from './row.ts'

const PERSON =
  '(?:guy|man|men|person|people|kind of (?:guy|man|person|eater|family)|type(?: of (?:guy|man|person))?|eaters?|family|household|husband|dad|lover)'

/** Sayings with foods in them that ask for none, and questions about a food whose answer is left to us. */
export const IDIOMS: Told[] = [
  // Not a reaction to a food: "my grandma would kill me".
  {
    means: ' | ',
    en: "(?<!\\b(?:for|with|to|from|by|of) )(?:my|our|his|her) (?:(?:poor|dear|late|puerto rican|cuban|mexican|italian|southern|irish|indian|chinese) )?(?:grandma|grandmother|granny|nana|nonna|abuela|abuelita|tia|aunt|mom|mum|mama|mother|dad|father|grandpa|wife|husband|partner|doctor|dietitian|kids?|sister|brother|cardiologist|endo) (?:would|will|'d|'ll|is going to|is gonna|are going to|might|may|could) (?:just |probably |literally )?(?:kill|murder|disown|haunt) (?:me|us)(?: for (?:this|it|that|asking|saying (?:this|it|that)))?",
    es: '',
    when: /\b(?:kill|murder|disown|haunt) /,
  },
  // "Not to spicy" is not too spicy; "not to be spicy" is no such slip.
  {
    means: '$1 too $2',
    en: "(not|isn't|nothing|nor) to (spicy|spicey|hot|salty|sweet|sour|bitter|rich|heavy|greasy|oily|dry|thick|hard|tough|chewy|expensive|pricey|complicated|fancy|strong|garlicky|fishy|filling|big|much|many|fussy|difficult|fatty|tangy|crunchy|sugary)(?! (?:up|with|it|them|the|my|a)\\b)",
    es: '',
    when: / to /,
  },
  {
    means: '$1 flour',
    en: '(almond|coconut|oat|wheat|all[- ]purpose|rice|chickpea|bread|cake|self[- ]rais(?:ing|ed)) flower',
    es: '',
    when: / flower/,
  },
  // Little of it, not none: "not too much" of another food is read elsewhere.
  {
    means: 'not much salt',
    en: "(?:(?:and |but )?(?:not|don't|do not|dont|never|please don't|nothing with|without)(?: (?:add|use|put|want|need|go)(?: in)?)? (?:too|so|that|all that|overly|very) much|(?:don't|do not|dont|not) (?:overdo|go overboard with|go crazy with|go mad with|load up on)|(?:easy|gentle|light|stingy) with) (?:the |on )?(?:salt|sodium)(?! (?:and|or) )|salt (?:should|must|has to|needs to) (?:be|stay) (?:kept )?(?:low|down|little)",
    es: 'no (?:demasiada|tanta|mucha) sal|sin (?:demasiada|tanta) sal|que no (?:tenga|lleve) (?:demasiada|tanta|mucha) sal|no (?:le )?(?:pongas|pongan|eches|echen) (?:demasiada|tanta|mucha) sal',
    when: /\bsalt|sodium|sal\b/,
  },
  // Its last word alone is a refusal: "ew, chicken".
  {
    means: 'pad siew',
    en: '(?:pad|phad|phat) (?:see|si|se)[- ]?(?:eww?|eiw|iew|io|yew)',
    es: '',
    when: /\bph?a[dt] s/,
  },
  { means: 'holiday', en: '(?:cinco|5|fifth|5th) (?:de|of) mayo', es: '', when: / mayo/ },
  // "GF" alone may be a girlfriend.
  {
    means: 'gluten-free and dairy-free',
    en: '(?:gf|g\\.f\\.?)(?: ?(?:,|/|and|\\+|&) ?| )(?:df|d\\.f\\.?)|(?:df|d\\.f\\.?)(?: ?(?:,|/|and|\\+|&) ?| )(?:gf|g\\.f\\.?)',
    es: '',
    when: /\bg\.?f/,
  },
  {
    means: 'gluten-free',
    en: "(?<!\\b(?:my|the|a|his|her|our|new|with|for|and) )gf(?= (?!(?:and (?:i|me)|is|has|was|and)\\b)[a-z]|[,;)/]|$)|(?<=\\b(?:must be|needs to be|has to be|be|is|it's|make it|please|strictly|also|and) )gf(?= ?(?:$|[.,;!?)]))",
    es: '',
    when: /\bgf/,
  },
  { means: 'dairy-free', en: 'df', es: '', when: /\bdf/ },
  // "He's a meat and potatoes guy" likes plain meals.
  {
    means: 'hearty',
    en: `(?:(?:(?:my )?(?:picky |stubborn )?(?:husband|wife|dad|son|boyfriend|partner|he|she|we|they|i|family)(?:'s| is| are|'re| am|'m)? )?(?:(?:just|such|more of|really|very|also) )?(?:an? )?)?(?:strictly |total |real |picky |typical )?(?:meat[- ](?:and|n|&)[- ]potato(?:es)?|meat[- ]potatoes)[- ]${PERSON}`,
    es: '',
    when: /potato/,
  },
  {
    means: '',
    en: "(?:(?:is|was|be|it's|that's|its) (?:just )?a piece of cake|bring(?:s|ing)? home the bacon|bread ?winner|couch potato(?:es)?|spill(?:s|ed|ing)? the beans|in a nutshell|walk(?:s|ing)? on eggshells|bread and butter of)",
    es: '',
    when: /piece of cake|bacon|bread|couch|beans|nutshell|eggshells/,
  },
  // "Sweet potato or regular potato? Either way I want fries".
  {
    means: '$3 of $1 or $2, ',
    en: "([a-z]+(?: [a-z]+)?) (?:or|vs\\.?|versus) (?:regular |normal |plain |white )?([a-z]+(?: [a-z]+)?) ?\\?[ ,.!]{0,3}(?:either way|whichever|doesn't matter|does not matter|don't care|i don't care|any|both work|whatever)[ ,]{0,2}(?:(?:i|we) (?:just )?(?:want|need|would like|'d like)|i'd like|give me|make(?: me)?)(?: some| the)? ([a-z]+)",
    es: '',
    when: /\?.*(?:either way|whichever|matter|care|whatever|any|both)/,
  },
]
