/** @param beside markup next to the shell's content, which the shell never draws */
export const documentOf = (head: string, content: string, beside = ''): string =>
  `<!doctype html>
<html lang="en">
<head>
${head}
</head>
<body>
<div id="root">${content}</div>${beside}
</body>
</html>
`

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for HTML, in an element or a quoted attribute. */
export const text = (value: string): string => value.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign)

/** JSON for a script element: no `<` can end it early. */
export const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
