import { BRAND } from '@evenplate/domain/brand'

const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for HTML: whatever a model or a visitor wrote stays text. */
export const escaped = (value: string): string => value.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign)

/** One line of plain text: nothing in it can begin another. */
export const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim()

/** Colours of the brand as mail clients know them: see the tokens of shared-ui. */
export const STYLE = {
  text: 'margin:0 0 16px;color:#19221a',
  heading: "margin:28px 0 10px;font-family:Georgia,'Times New Roman',serif;font-size:19px;color:#19221a",
  list: 'margin:0 0 16px;padding-inline-start:22px;color:#19221a',
  item: 'margin:0 0 6px',
  soft: 'margin:0 0 8px;font-size:14px;color:#525b50',
} as const

/**
 * A whole mail around its content: nothing loaded from elsewhere, readable in light and dark.
 * @param content HTML whose texts are escaped
 */
export const letter = (title: string, content: string, siteUrl: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .ground { background: #1a1914 !important }
  .card { background: #24231d !important; border-color: #403f36 !important }
  .card * { color: #f0ede4 !important }
  .soft { color: #bab8ab !important }
}
@media (max-width: 480px) { .card { padding: 24px 20px !important } }
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#fdfaf4">
<div class="ground" style="background:#fdfaf4;padding:32px 16px;font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;font-family:Georgia,'Times New Roman',serif;font-size:22px;font-weight:600;color:#176938"><span style="color:#f4a859">&#9679;</span> ${BRAND.name}</p>
<div class="card" style="background:#fffefc;border:1px solid #e1dcd1;border-radius:22px;padding:32px">
<h1 style="margin:0 0 12px;font-family:Georgia,'Times New Roman',serif;font-size:26px;line-height:1.3;color:#19221a">${escaped(title)}</h1>
${content}
</div>
<p class="soft" style="margin:20px 0 0;font-size:14px;color:#525b50">${BRAND.name}, <a href="${escaped(siteUrl)}" style="color:#176938">${escaped(siteUrl)}</a></p>
</div>
</div>
</body>
</html>
`
