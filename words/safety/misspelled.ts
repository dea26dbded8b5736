/** Shaking hands and a phone: the words that matter, as they come out. */
export const spelled = (clause: string): string =>
  SLIPS.reduce((text, [slip, right]) => text.replace(slip, right), clause)

const SLIPS: [RegExp, string][] = [
  [/\bblood ?s(?:u|oo|ou)gg?[aeu]r(s?)\b/g, 'blood sugar$1'],
  [/\bs(?:uge|ugge|ugga|ogu|huga)r(s?)\b/g, 'sugar$1'],
  [/\bgl(?:uc|ucl|oc|ocu)ose\b|\bglu[ck]os\b/g, 'glucose'],
  [/\bsh(?:akey|akky|aki|aky)\b/g, 'shaky'],
  [/\b(?:drop+in+g?|dropin)\b/g, 'dropping'],
  [/\bfal+in\b/g, 'falling'],
  [/\bshakin\b/g, 'shaking'],
  [/\bsweatin\b/g, 'sweating'],
  [/\b(s?he)s\b/g, "$1's"],
  [/\bdi+z+[yi]e?\b/g, 'dizzy'],
  [/\bswea?ty\b/g, 'sweaty'],
  [/\bconfus(?:d|sed)\b/g, 'confused'],
  [/\btrem(?:belling|beling|bling)\b/g, 'trembling'],
]
