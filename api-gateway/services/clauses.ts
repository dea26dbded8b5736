/**
 * A visitor's text in lower case, cut where one thought ends. Commas cut nothing: "my meter says 58, shaky"
 * belongs together. Nor does the dot in a figure.
 */
export const clausesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .split(/[!?;\n]+|\.(?!\d)|\bbut\b|\bhowever\b|\bthough\b/)
    .map((clause) => clause.trim())
    .filter(Boolean)
