/** What happened to a picture since the kept ones. */
export type Finding =
  | { name: string; is: 'new' | 'gone' | 'same' }
  | { name: string; is: 'changed'; share: number }

/**
 * A page that shows what changed: each picture before, after and where they differ; then new and removed ones. It is
 * next to the folders `kept`, `now` and `difference`.
 */
export function reportOf(findings: readonly Finding[]): string {
  const of = <Is extends Finding['is']>(is: Is) =>
    findings.filter((one): one is Extract<Finding, { is: Is }> => one.is === is)
  const changed = of('changed').toSorted((a, b) => b.share - a.share)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures of the stories</title>
<style>
  body { font: 1rem/1.5 system-ui; margin: 2rem; color: #222; background: #fff }
  .row { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start }
  figure { margin: 0; flex: 1 1 20rem; min-width: 12rem }
  img { max-width: 100%; border: 1px solid #bbb }
</style>
<h1>Pictures of the stories</h1>
<p>${changed.length} changed, ${of('new').length} new, ${of('gone').length} gone, ${of('same').length} the same. To keep these: <code>npm run pictures -- --keep</code></p>
${section(
  'Changed',
  changed.map(({ name, share }) =>
    entry(`${name}: ${percent(share)} of its pixels`, [
      ['Before', `kept/${name}`],
      ['Now', `now/${name}`],
      ['Difference', `difference/${name}`],
    ]),
  ),
)}
${section(
  'New',
  of('new').map(({ name }) => entry(name, [['Now', `now/${name}`]])),
)}
${section(
  'Gone',
  of('gone').map(({ name }) => entry(name, [['Before', `kept/${name}`]])),
)}
</html>
`
}

const section = (title: string, entries: string[]) =>
  entries.length === 0 ? '' : `<h2>${title}</h2>\n${entries.join('\n')}`

const entry = (title: string, pictures: [caption: string, name: string][]) =>
  `<h3>${title}</h3>\n<div class="row">${pictures
    .map(
      ([caption, name]) =>
        `<figure><figcaption>${caption}</figcaption><img loading="lazy" alt="" src="${encodeURI(name)}.png"></figure>`,
    )
    .join('')}</div>`

/** Never 0 for a picture that changed. */
const percent = (share: number) => (share < 0.001 ? 'less than 0.1%' : `${(share * 100).toFixed(1)}%`)
