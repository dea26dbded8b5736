/** What a Spanish diminutive may be said of: "sopita" of "sopa", "arrocito" of "arroz", "juguito" of "jugo". The likeliest first. */
export function plainForms(word: string): string[] {
  const [, stem = '', soft = ''] = /^([a-z]{2,12}?)(c?)it[oa]s?$/.exec(word) ?? []
  if (!stem) return []
  const hard = stem.replace(/qu$/, 'c').replace(/gu$/, 'g')
  return soft
    ? [stem, `${stem}z`, `${stem}e`, `${stem}co`, `${stem}ca`]
    : [`${hard}o`, `${hard}a`, `${hard}e`, hard, `${hard}z`]
}
