/** Words for blood sugar itself. */
export const SUGAR = '(?:blood sugars?|blood glucose|sugars?|glucose|bgl?|bs|numbers?|levels?)'

/** At this moment. */
export const NOW =
  /\b(right now|rn|now(?! and (?:then|again)| that)|at the moment|currently|just (?:tested|checked|measured)|minutes? ago|mins? ago)\b/

/** Somebody else. */
export const OTHERS =
  '(?:he|she|(?:kiddo|kid|child|son|daughter|boy|girl|toddler|baby|little one|husband|wife|partner|boyfriend|girlfriend|mom|mum|mother|dad|father|grandma|grandpa|brother|sister|sis|gran|granny|nana|nan|hubby|friend|roommate)(?: of mine)?)'

/** What a low does to a body. */
export const SIGN =
  '(?:shaky|shaking|trembling|trembly|jittery|sweating|sweaty|clammy|cold sweats?|light-?headed|dizzy|confused|faint|woozy|weak|heart(?:.s| is)? (?:pounding|racing)|racing heart|blurr(?:y|ed) vision)'
