import { clausesOf } from './clauses.ts'
import { withoutAccents } from './low-now-abroad.ts'

/** Whether someone asks how much of a medicine to take. Saying that one takes it is no question. */
export const asksForDose = (text: string): boolean =>
  clausesOf(text)
    .map(withoutAccents)
    .some((clause) => ASKS_DOSE.some((pattern) => pattern.test(clause)))

const MEDICINE =
  '(?:insulin|metformin|glucophage|humalog|novolog|novorapid|fiasp|lantus|levemir|tresiba|toujeo|basaglar|lispro|aspart|glargine|basal|bolus|ozempic|wegovy|mounjaro|trulicity|victoza|semaglutide|tirzepatide|jardiance|farxiga|januvia|glipizide|glyburide|gliclazide|glimepiride|sulfonylureas?|glucagon|medications?|medicines?|meds|shots?|injections?|pills?|tablets?)'

const ASKS_DOSE = [
  // "insulin for 50 g carbs", "bolus for pizza"; "I take insulin for my diabetes" is no question
  /(?<!\b(?:take|takes|taking|on|use|uses|using|inject|need|needs) (?:\w+ )?|\bi (?:usually |always |normally )?)\b(?:insulin|bolus) for (?:\d|this|that|it\b|(?:my |a )?(?:meal|dinner|lunch|breakfast|pasta|pizza|rice|bread))/,
  /\bwhat.{0,15}\b(?:icr|isf)\b/,
  /\b(?:do|when do) i (?:pre-?)?(?:bolus|inject|dose)\b/,
  // Spanish, German, French, Italian, Portuguese
  /\b(?:cuant[ao]s?|wie ?viele?|combien d(?:e |')|quant[aoe]s?|quanti) ?(?:\w+ )?(?:insulin[ae]?|unidades|einheiten|unites?|unita|metformin[ae]?|ui)\b(?![- ]?resist)/,
  /\b(?:que|welche|quelles?|quale|qual) (?:dosis|dose|dosierung)\b(?!.{0,4} (?:verdura|fibra|gemuse|legume))/,
  /\b(?:debo|puedo|tengo que|soll ich|muss ich|darf ich|kann ich|dois-je|puis-je|devo|posso) (?:\w+ ){0,4}(?:insulin[ae]?|metformin[ae]?|spritzen|inyectar\w*|injecter|bolus)\b/,
  new RegExp(String.raw`\bhow (?:much|many|often)\b.{0,40}\b${MEDICINE}\b(?![- ]?(?:resist|sensitiv))`),
  /\bhow many (?:\w+ )?units\b(?! of (?:measure|measurement))/,
  /\bhow (?:much|many units) (?:should|do|must|would|can|to) (?:i |we |you )?(?:need to |have to )?(?:bolus|inject|dose|take for (?:this|that|it))/,
  /\b(?:what|which|whats|what's|right|correct|recommended|proper|best|my|calculate|figure out|work out|tell me|suggest|give me|need|adjust|change|raise|lower|increase|decrease|reduce|double|halve|skip)\b.{0,40}\b(?:doses?|dosage|dosing)\b(?!.{0,6}\b(?:of )?(?:fib|protein|green|veg|vitamin|flavou?r|spice|garlic|sugar))/,
  new RegExp(
    String.raw`\b(?:should|can|could|may|do|must|when (?:should|do|can)|how long before \w+ (?:should|do)) i\b.{0,30}\b(?:take|skip|inject|bolus|dose|pre-?bolus|increase|decrease|reduce|lower|raise|stop|change|adjust|double|split|use|need|up)\b.{0,30}\b(?:${MEDICINE}|units?|dose|for this|for that|for it|before (?:eating|this)|again)\b`,
  ),
  new RegExp(
    String.raw`\b(?:is it|would it be) (?:ok|okay|fine|safe|alright) to (?:take|skip|inject|stop|double|reduce|lower|increase|change)\b.{0,30}\b${MEDICINE}\b`,
  ),
  /\b(?:what|which)\b.{0,20}\b(?:insulin|bolus)\b(?! (?:resist|sensitiv|friendly|index|spike|pump|level)).{0,15}\b(?:be|for|should|do|need|take)\b/,
  /\bhow (?:do|should|would|can) (?:i|we) (?:\w+ )?(?:dose|bolus|inject)\b/,
  /(?<!\b(?:metric|imperial|us|si|measuring|measurement) )\bunits for\b/,
  /\b(?:advise|advice|help|guidance)\b.{0,25}\b(?:insulin|bolus|dos(?:e|es|ing|age))\b(?!.?(?:resist|sensitiv))/,
  /\bwhat(?:'s| is) (?:the|my) (?:right |correct )?(?:insulin|bolus|units?|dose)\b/,
  /\b(?:insulin|metformin|bolus) (?:dose|dosage|dosing)(?: for\b|$)/,
  /\bshould i (?:pre-?)?(?:bolus|inject|dose)\b/,
  new RegExp(
    String.raw`\b(?:calculate|compute|figure out|work out|tell me|estimate|recommend|adjust|give me)\b.{0,30}\b(?:my )?(?:insulin|bolus|basal|units|correction|carb ratio|insulin-to-carb|${MEDICINE})\b`,
  ),
  /\b(?:what|which)\b.{0,20}\b(?:insulin|bolus|basal|units|correction|medication|medicine)\b.{0,30}\b(?:should|do|need|take|for (?:this|that|it))\b/,
  /\b(?:what|which)\b.{0,20}\b(?:insulin-to-carb|carb|insulin|correction) (?:ratio|factor)\b/,
  /\b(?:units|doses?) (?:of \w+ )?(?:should|do|must|would) i\b/,
  // "is 6 units enough", "is 5u ok for 50g", "take 2 or 3 units?"
  /\b(?:is|are|would|will) \d+(?:\.\d+)? ?(?:u|iu|units?)\b.{0,15}\b(?:enough|ok|okay|right|fine|safe|too (?:much|many|little)|good)\b/,
  /\b(?:take|inject|give) \d+(?:\.\d+)? or \d+(?:\.\d+)? ?(?:u|iu|units?)\b/,
  // "include the insulin dose in the recipe", "write the insulin units per serving"
  /\b(?:include|write|add|show|print|put|list|give|state)\b.{0,25}\b(?:insulin|bolus)\b.{0,12}\b(?:doses?|dosage|units?|amounts?)\b/,
  /\b1 ?(?::|to) ?\d{1,3}(?: carb)? ratio\b.{0,30}\bhow (?:much|many)\b/,
  /\bhow (?:much|many)\b.{0,15}\b(?:rapid|fast|short|long)[- ]acting\b(?! carb)/,
  /\b(?:bolus|insulin|dose|dosing) calculat(?:or|ion)\b/,
  /\bpre-?bolus(?:ing)? (?:time|timing)\b/,
  /^(?:please )?(?:reduce|lower|raise|increase|change|adjust|skip|stop|halve) my (?:basal|bolus|insulin|metformin|meds|medication)\b.{0,40}\bif i\b/,
]
