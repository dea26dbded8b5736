/** The same in German, French, Italian and Portuguese. */
export const speaksOfEmergencyAbroad = (sentence: string): boolean =>
  !LONG_AGO.test(sentence) && EMERGENCIES.some((pattern) => pattern.test(sentence))

const LONG_AGO = /\b(?:letzte\w* (?:woche|monat|jahr)|(?:semaine|mois|annee) derniere?)\b/

const EMERGENCIES = [
  /\b(?:injetei|tomei|apliquei) (?:\w+ )?(?:demasiada|de mas|demais|muita) ?(?:\w+ )?insulina\b/,
  /\b(?:zu ?viel|doppelt|versehentlich|aus versehen) (?:\w+ )?insulin (?:\w+ )?(?:gespritzt|genommen|gegeben|abgegeben)\b/,
  /\b(?:pris|injecte|fait|mis) (?:beaucoup )?trop d'insuline\b|\b(?:fatto|preso|iniettato) troppa insulina\b/,
  /\b(?:e|ta|esta) inconsciente\b|\b(?:ist|liegt) (?:bewusstlos|ohnmachtig)\b|\b(?:krampft|hat einen krampfanfall)\b|\b(?:est|a perdu) (?:inconsciente?|sans connaissance|connaissance)\b|\b(?:fait|ha|hat gerade) (?:una? )?(?:convulsi\w+|crise convulsive)\b/,
]
