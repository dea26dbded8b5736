import { SAID_AFTER_FOODS, SAID_BEFORE_FOODS } from '@evenplate/words/refusals'

/** Words for the person who refuses: "my husband", "the kids", "we". */
const WHO = String.raw`(?:i|we|he|she|they|(?:my |our |the )?(?:\w+ )?(?:husband|wife|partner|son|daughter|kids?|child(?:ren)?|toddler|mom|mum|mother|dad|father|family|guests?|boyfriend|girlfriend|doctor))`

const CANNOT = `(?:can't|cannot|can not|cant|won't|will not|wont|do(?:es)?n't|do(?:es)? not|dont|doesnt|mustn't|must not|shouldn't|should not|may not|never)`

/** Words before the food in the avoid box, in five languages; they are not part of the food. */
export const LEAD_IN = new RegExp(
  String.raw`^(?:${[
    `${WHO} (?:really |just |also )?${CANNOT} (?:really |even )?(?:eat|have|stand|like|want|do|touch|tolerate|digest|handle|stomach|enjoy|love|cook with|use)(?: any)?`,
    `${CANNOT} (?:really )?(?:eat|have|stand|like|want|do|touch|tolerate|digest|handle|stomach|add|use|include|give (?:me|us))`,
    `${WHO}(?:'m| am| are|'re| is|'s)? (?:(?:trying to|mostly|mainly|also|really|currently|usually) )*(?:avoid(?:s|ing)?|hates?|dislikes?|allergic to|intolerant (?:to|of)|sensitive to|off|not (?:a (?:big )?fan of|keen on|into)|detests?|loathes?)`,
    `(?:please|also|mostly|mainly|especially|particularly|things with|and|or|but|no|not|nor|none|without|never|avoid(?:ing)?|skip|exclude|omit|leave out|cut out|stay away from|steer clear of|keep away from)`,
    // Every dish has some salt, fat and carbohydrate: "less salt" does not ban it.
    `(?:less|fewer|reduced?|limit(?:ed|ing)?|minimi[sz]e|cut (?:down|back) on|go easy on|easy on|minimal|very little|little|hold the|hold|not (?:too )?(?:much|many)|too (?:much|many))(?! (?:salt|sodium|fat|oil|carb|carbs|carbohydrates?|calories|cooking|time|spice|water|saturated)\\b)`,
    `too much`,
    `(?:anything|everything|foods?|things?|stuff|dishes|meals?|recipes?|products?) (?:(?:that|which) )?(?:with|containing|contains?|has|have|made (?:with|from|of|out of)|using|based on|from(?: an?)?)`,
    `any(?:thing)?|all|the|nothing|kinds? of|things like|like|foods? like`,
    `i(?:'m| am)? ?(?:can(?:'t|not) (?:eat|have|stand)|do(?:n't| not) (?:like|eat|want)|hate|dislike|allergic to|intolerant to)|(?:severely |deathly |very |highly )?allergic to|allerg(?:y|ies) to|intoleran(?:t|ce) (?:to|of)|sensitiv(?:e|ity) to|(?:really )?(?:hate|dislike)s?|(?:not a (?:big )?fan of|not keen on)`,
    `no (?:quiero|como|puedo comer|me gustan?)|sin|ni|nada de|nada con|(?:soy )?al[eé]rg\\S+ (?:al?|a la|a los|a las)|(?:no )?me gustan?|evit\\S+|el|la|los|las`,
    `pas d(?:e|es|u)|sans|ni de|ni|(?:je n'aime pas|je ne mange pas)(?: de| d')?|allergi(?:que|e) (?:à la|à l'|à|aux?)|évite\\S*|le|les|des|du`,
    `kein(?:e|en|er)?|ohne|(?:ich )?(?:mag|esse|vertrage) (?:kein(?:e|en)?)|allergi(?:sch|e) (?:gegen|auf)|bitte|der|die|das|den`,
    `niente|senza|né|non mangio|non mi piac(?:e|ciono)|allergic[oa] (?:al?|alla|alle|ai|agli)|gli|il|lo`,
    `sem|não como|alérgic[oa] (?:ao?s?|às?)`,
  ].join('|')})(?=\s|$)|^(?:l'|d'|all'|dell')`,
)

/** Words after it: politeness, the name of the allergy, and its effects. */
export const TAIL =
  /\s(?:please|thanks|thank you|bitte|por favor|at all|whatsoever|ever|anymore|again|of any (?:kind|sort)|in any form|too|either|if possible|when possible|if you can|products?|etc|or similar|and so on|in it|in them|in anything|in general|generally|altogether|entirely|completely|allergy|allergies|allergic|intoleran(?:t|ce)|sensitivity|for (?:\w+ ){1,3}reasons?|for now|(?:since|as|due to|thanks to|whenever|when|if) .*|(?:gives?|makes?|upsets?|spikes?|triggers?|causes?|bothers?|hurts?|bloats?|disagrees?|(?:do(?:es)?n't|do(?:es)? not) (?:agree|sit)|tastes?|smells?) .*)$/

const saidIn = (rows: readonly { en: string }[]): string => rows.map(({ en }) => en).join('|')

/** "Refuses to eat", "steer clear of": what people say before a food they cannot have. */
export const SAID_BEFORE = new RegExp(String.raw`^(?:${WHO} )?(?:${saidIn(SAID_BEFORE_FOODS)})(?=\s|$)`, 'u')

/** "Repeat on me", "is off the menu": what people say after such a food. */
export const SAID_AFTER = new RegExp(
  String.raw`(?<=\S)\s(?:(?:just|always|really|often|all) )?(?:${saidIn(SAID_AFTER_FOODS)})(?![\p{L}]).*$`,
  'u',
)
