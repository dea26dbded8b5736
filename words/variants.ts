/** "Not those banana egg things": a kind of the dish that was just named. */
export const A_VARIANT =
  /\b(?:not|no|none of|nothing like|never) (?:that|those|these|the|this|any of (?:that|those)) ((?:[a-z-]+ ){1,4}?)(?:things?|stuff|kinds?|ones?|junk|crap|nonsense|versions?|types?|sorts?|business|garbage|rubbish|recipes?)(?![a-z])/g

/** What only says how it is made: who wants none of that wants the ordinary one. */
export const MADE_SO =
  /^(?:(?:weird|fake|healthy|gross|nasty|awful|boring|sad|bland|fancy|new) )*(?:sugar[- ]free|no[- ]sugar|diet|keto|low[- ](?:carb|fat|cal|calorie|sugar|sodium)|fat[- ]free|non-?fat|light|lite|gluten[- ]free|paleo|vegan|vegetarian|veggie|healthy|diabetic|fake|protein|frozen|boxed?|packaged|store[- ]bought|instant)$/

/** With these a word more is no second food, but what the dish is made on: "cauliflower crust". */
export const MADE_ON = /(?: |^)(?:crusts?|wraps?|noodles?|buns?|base|bread|flour|dough)$/

/** "No veggie burger" asks for no vegetarian meal. */
export const NOT_MADE_SO =
  /\b(?:not|no|without|never) (?:an? |any |another |one of those )?(veggie|vegan|vegetarian|keto|paleo|sugar[- ]free|fat[- ]free|low[- ]carb|low[- ]fat|diet|gluten[- ]free)(?: |-)(burgers?|patt(?:y|ies)|pizzas?|brownies?|cookies?|cakes?|pancakes?|waffles?|muffins?|pies?|puddings?|tacos?|burritos?|lasagnas?|meatballs?|meatloaf|versions?|stuff|things?|kinds?)(?![a-z])/g

/** "No esos de plátano con huevo": what tells them from the others is named first. */
export const A_VARIANT_ES =
  /(?<![\w])no (?:es[ao]s?|ese|est[ao]s?|este|aquell[ao]s?|aquel|el|la|los|las) (?:tipo )?(?:(?:que )?(?:son|es|llevan?|tienen?|estan?) (?:hech[oa]s? )?(?:de|con) |hech[oa]s? (?:de|con) |de |con )([a-z]{3,16})(?: (?:con|y|e) [a-z]{3,12}(?= ?(?:$|[.,;!?|])))?/g

/** "No ese sin azúcar": the ordinary one is wanted. */
export const MADE_SO_ES =
  /,? ?(?<![\w])(?:y )?no (?:es[ao]s?|ese|est[ao]s?|este|aquell[ao]s?|aquel|el|la|los|las) (?:(?:que )?(?:son|es) )?(?:sin azucar|light|de dieta|dietetic[oa]s?|keto|vegan[oa]s?|integral(?:es)?|sin gluten|baj[oa]s? en (?:carbohidratos|grasa|azucar))(?![\w])/g

/** "Que no sea yogur con granola": all of it together, not each part. */
export const NOT_TOGETHER_ES =
  /(?<![\w])que no sean? (?:(?:otr[ao]s?|mas|el|la|los|las|un|una|unos|unas|el tipico|la tipica) )?(?=[a-z]{3,14} (?:de|con) [a-z]{3,14}(?![a-z]))/g
