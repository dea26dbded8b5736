import type { HeardText } from './heard-text.ts'

/**
 * Whether a text says that a dose is already taken or taken care of, and asks nothing: "my pump is covering dinner already, dessert
 * please", "ya me puse la insulina, un postre". The words are those of a question about a dose, but the request is for food.
 */
export const doseIsDone = ({ sentence }: HeardText): boolean =>
  DONE.test(sentence) && !MAY_ASK.test(sentence) && !OF_A_DOSE.test(sentence.replace(DONE_OF_A_DOSE, ' '))

const DOSE =
  '(?:pump|omnipod|pod|loop|closed loop|insulin|bolus|dose|shot|jab|injection|humalog|novorapid|novolog|fiasp|lispro|apidra|meds?|metformin)'
const TIMES = '(?: (?:for|of|at) [a-z]+| (?:dinner|lunch|breakfast|tonight|today))?'

const DONE = new RegExp(
  [
    `\\b${DOSE}${TIMES} (?:(?:is|has|was|'s|already|all) ){0,3}(?:already |all )?(?:covers|covering|covered|handles|handling|handled|done|sorted|taken|given|did|does|taking care|takes care|took care|got|has (?:dinner|lunch|it))\\b`,
    `\\b${DOSE}${TIMES} (?:is|was|'s) (?:already |all )?(?:in|set)\\b`,
    "\\b(?:i(?:'ve| have)? )?(?:already|just|have) (?:(?:took|taken|gave|given|had|did|done|injected|dosed|bolused|covered|jabbed|shot)\\b)",
    '\\bya (?:me |le )?(?:puse|inyecte|aplique|tome|puso|cubrio|cubre|esta (?:puesta|cubierta|lista))\\b',
    '\\b(?:bomba|insulina) (?:ya |se |me )*(?:cubre|cubrio|encarga|encargo|esta (?:puesta|lista))\\b',
  ].join('|'),
)

/** The dose that is done, once with what it is called: "already took my metformin". Whatever else names a dose may ask for one. */
const DONE_OF_A_DOSE = new RegExp(
  `(?:${DONE.source})(?: (?:my|the|all|mi|la|el))*(?: ${DOSE}| insulina| metformina)?`,
)
const OF_A_DOSE =
  /\b(?:insulin\w*|bolus\w*|bolo|dos(?:e|es|ed|ing|is|age)|units?|unidades|shots?|jabs?|injections?|pump|bomba|humalog|novo\w+|fiasp|lispro|apidra|lantus|basal\w*|tresiba|toujeo|levemir|ozempic|metformin\w*|meds?|pills?|ratio)\b|\d ?(?:g|grams?|gramos|carbs?|carbos|u|mg)\b/

/** Anything that may make it a question, or ask for more of the medicine. */
const MAY_ASK =
  /\?|\b(?:how|what\w*|when|which|should|shall|must|(?:do|does|can|could|may|will|would) (?:i|we|he|she|it|they)|is it|was it|more|extra|another|again|additional|add|adjust|change|correct\w*|enough|too (?:much|little)|or|if|units?|double|half|skip|stack\w*|wait|calc\w*|work (?:it )?out|figure|advi[sc]e\w*|include|top(?:ping)? up|ratio|forgot|missed|twice|high|low(?![ -]?(?:carb|gi|sugar|cal))|dropping|rising|cuant\w+|debo|deberia|puedo|tengo que|hay que|me falta|hace falta|mas|otr[oa]|unidades|suficiente|corrij\w*|correg\w*|doble|mitad|salt\w*|espero|olvid\w*|alt[ao]|baj[ao]|cuando|si)\b/
