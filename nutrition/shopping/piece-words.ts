/** "carrots" as one: "carrot". Names are the food table's own. */
export function singularOf(name: string): string {
  if (/(?:ss|us|is)$/.test(name) || !name.endsWith('s')) return name
  if (/(?:toes|goes|shes|ches|xes|sses)$/.test(name)) return name.slice(0, -2)
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`
  return name.slice(0, -1)
}

/** "tomato" as several: "tomatoes". */
export function pluralOf(name: string): string {
  if (SAME.test(name)) return name
  if (/(?:tomato|potato|mango|chili|sh|ch|x|ss)$/.test(name)) return `${name}es`
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  if (name.endsWith('loaf')) return `${name.slice(0, -1)}ves`
  return `${name}s`
}

const SAME = /\b(?:fruit|bok choy|corn|naan|squash)$/
