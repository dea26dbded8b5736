import { isLow } from './glucose.ts'

/**
 * The same as `speaksOfLowNow` for a clause in Spanish, German, French, Italian or Portuguese: somebody whose sugar is low
 * does not stop to find English words.
 */
export function speaksOfLowAbroad(clause: string): boolean {
  const text = withoutAccents(clause)
  if (PREVENTED.test(text) || (!NOW.test(text) && NOT_NOW.test(text))) return false
  return SAYS_LOW.some((pattern) => pattern.test(text)) || hasLowReading(text)
}

/** Lower case, "glykämie" as "glykamie": then word boundaries work, and nobody types accents in a hurry. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase()

const NOW = /\b(?:ahora|ahorita|jetzt|gerade|maintenant|en ce moment|adesso|agora)\b/
const NOT_NOW =
  /\b(?:ayer|anoche|semana pasada|mes pasado|a veces|siempre|a menudo|por las? noches?|gestern|letzte\w*|manchmal|oft|immer|nachts|hier (?:soir|matin)|avant-hier|parfois|souvent|toujours|la nuit|ieri|ontem|as vezes)\b/
const PREVENTED =
  /\b(?:evit\w+|prevenir|preven\w+|para (?:no|que no)|sin (?:que|tener)|nunca|no (?:tengo|estoy)|vermeid\w+|vorbeug\w+|damit|ohne|nie|nicht (?:zu |so )?(?:niedrig|unterzuckert|im)|kein\w*|pour ne pas|sans|jamais|pas d(?:e |')|n'est pas|per non|senza|nao (?:tenho|estou)|sem)\b/

/** Words for glucose, which recipes do not weigh, and for sugar, which they do. */
const GLUCOSE =
  '(?:glucosa|glucemia|glicemia|glicose|blutzucker(?:wert|spiegel)?|bz|glukose|glykamie|glycemie|taux de sucre|zuckerwert)'
const SUGAR = `(?:${GLUCOSE}|azucar|zucker|sucre|acucar|zucchero)`
const OWN = `(?:${GLUCOSE}|(?:mi|el|mein|mon|meu|mio) (?:nivel de )?(?:azucar|zucker|sucre|acucar|zucchero))`

const SAYS_LOW = [
  new RegExp(
    String.raw`\b${SUGAR}(?: en (?:la )?sangre| dans le sang| no sangue)?(?: (?:esta|estan|anda|sigue|la tengo|muy|demasiado|bastante|ahora|ist|liegt|zu|sehr|gerade|jetzt|viel|extrem|est|trop|tres|vraiment|e|troppo|molto|ta|muito))* (?:baj[oa]s?|niedrig|tief|im keller|bas|basse|bass[oa]|baix[oa])\b(?! en\b| em\b| in\b)`,
  ),
  /\b(?:estoy|ando|me siento|estou|to) (?:(?:muy|un poco|ya|ahora) )*(?:baj[oa]|baix[oa]) de (?:azucar|glucosa|acucar|glicose)\b/,
  /\bme (?:ha bajado|bajo|esta bajando|esta cayendo)(?: mucho)? (?:el |la )?(?:azucar|glucosa)\b/,
  /\b(?:tengo|estoy (?:teniendo|con|en)|sufro|me (?:esta|ha) (?:dando|dado)|estou (?:com|tendo|em)|ho|sono in|ho avuto) (?:una?|la|uma?)? ?(?:hipoglucemia|hipoglicemia|hipo|ipoglicemia|ipo|bajon|bajada de azucar)\b/,
  /^(?:bajon|bajada) de azucar\b/,
  /\b(?:bin|fuhle mich|ist|sind) (?:\w+ )?(?:unterzuckert|im unterzucker|in (?:einer )?unterzuckerung|hypo)\b/,
  /\b(?:habe|hab|hat|kriege|bekomme) (?:\w+ ){0,2}(?:unterzucker(?:ung)?|hypo(?:glykamie)?)\b/,
  /\bunterzuckere\b/,
  /\b(?:blutzucker|mein zucker|glukose) (?:fallt|sackt|sturzt|rauscht|sinkt (?:schnell|rasch|stark))\b/,
  /\b(?:je suis|je me sens|il est|elle est|suis) en (?:pleine )?hypo(?:glycemie)?\b/,
  /\b(?:j'ai|je fais|je sens|il fait|elle fait) (?:une? )?(?:\w+ )?hypo(?:glycemie)?\b/,
  /\b(?:ma glycemie|mon sucre) (?:chute|tombe|descend|baisse)\b/,
]

const NUMBER = String.raw`(?<number>\d{1,3}(?:\.\d{1,2})?)`
/** What makes a figure an amount, an age, a time or a share. */
const ELSE = String.raw`(?![\d.]*\d)(?!\s*(?:-|–|%|g\b(?!\s*/\s*l)|gr\b|gram\w*|kg|ml|l\b|el\b|tl\b|cs\b|cc\b|cucharad\w*|cuiller\w*|tass?en?\b|tasses?\b|tazas?\b|essloffel|teeloffel|prise|minut\w*|min\b|stunden|horas?|heures?|ore\b|anos?\b|jahre?\b|ans\b|anni\b|person\w*|personnes|porcion\w*|portion\w*|einheiten|unidades|unites|km\b|grados|grad|degres|carb|kcal|kalorien|a \d|bis \d))`

const READINGS = [
  new RegExp(
    String.raw`\b${OWN}(?: (?:esta|en|es|de|a|ahora|solo|marca|dice|ist|bei|liegt|auf|jetzt|gerade|nur|noch|zeigt|est|affiche|seulement|e|em|di)| ?[:=])* ?${NUMBER}${ELSE}`,
    'g',
  ),
  new RegExp(String.raw`\b(?:azucar (?:en|a)|zucker (?:bei|auf)|sucre a|acucar em) ${NUMBER}${ELSE}`, 'g'),
  new RegExp(
    String.raw`\b(?:estoy (?:en|a)|(?:ich )?bin (?:bei|auf)|je suis a|sono a|estou em) ${NUMBER}${ELSE}`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:tembl\w+|sudando|mareadi?[oa]?|mareo|zittrig|zittere|schwitze|schwindelig|je tremble|tremblement\w*|sueurs|tremando)\b[^.]{0,20}?\b${NUMBER}${ELSE}`,
    'g',
  ),
]

const hasLowReading = (text: string): boolean =>
  /\d/.test(text) &&
  READINGS.some((pattern) =>
    [...text.matchAll(pattern)].some(({ groups }) => {
      const value = Number(groups?.number)
      // French meters show grams per liter: 0.55 g/L is 55 mg/dL.
      return isLow(value, undefined) || (value >= 0.2 && value < 0.7)
    }),
  )
