import { BRAND } from '@evenplate/domain/brand'

const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for HTML: nothing a model or a visitor wrote can become markup. */
export const escaped = (value: string): string => value.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign)

/** One line of plain text: nothing in it can start another line. */
export const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim()

/**
 * Mail programs turn anything that looks like a host ("evil.example", "me@evil.example") into a link, even in plain text. With a
 * space after the dot nothing can be clicked.
 */
export const unlinked = (value: string): string => value.replace(/(?<=[\p{L}\p{N}_-])\.(?=\p{L}{2})/gu, '. ')

const SERIF = "font-family:Fraunces,Georgia,'Times New Roman',serif"

/** Class (for dark mode) and style of each kind of text. Colors are the tokens of shared-ui in a form that mail programs understand. */
export const LOOK = {
  text: 'class="ink" style="margin:0 0 16px;color:#19221a"',
  message: 'class="ink" style="margin:0 0 16px;color:#19221a;white-space:pre-line"',
  heading: `class="ink" style="margin:28px 0 10px;${SERIF};font-size:19px;line-height:1.3;color:#19221a"`,
  list: 'class="ink" style="margin:0 0 16px;padding-inline-start:24px;color:#19221a"',
  item: 'style="margin:0 0 6px"',
  soft: 'class="soft" style="margin:0 0 8px;font-size:14px;color:#525b50"',
} as const

export type Letter = {
  title: string
  /** The text that a mailbox shows next to the subject. */
  preview: string
  /** HTML with its texts escaped. */
  content: string
  siteUrl: string
}

/** A whole mail around its content: loads nothing, readable in light and dark. */
export const letter = ({ title, preview, content, siteUrl }: Letter): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .ground { background: #1a1914 !important }
  .card { background: #24231d !important; border-color: #403f36 !important }
  .ink { color: #f0ede4 !important }
  .soft { color: #bab8ab !important }
  .brand { color: #83c78f !important }
}
@media (max-width: 480px) { .card { padding: 24px 20px !important } }
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#fdfaf4;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<div class="ground" style="background:#fdfaf4;padding:32px 16px;font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:break-word;word-break:break-word">
<div style="max-width:560px;margin:0 auto">
<div class="brand" style="margin:0 0 16px;${SERIF};font-size:22px;line-height:1.3;font-weight:600;color:#176938"><span style="color:#f4a859">&#9679;</span> ${BRAND.name}</div>
<div class="card" style="background:#fffefc;border:1px solid #e1dcd1;border-radius:22px;padding:32px">
<h1 class="ink" style="margin:0 0 12px;${SERIF};font-size:26px;line-height:1.3;font-weight:600;color:#19221a">${escaped(title)}</h1>
${content}
</div>
<p class="soft" style="margin:20px 0 0;font-size:14px;color:#525b50">${BRAND.name}, <a class="brand" href="${escaped(siteUrl)}" style="color:#176938">${escaped(siteUrl)}</a></p>
</div>
</div>
</body>
</html>
`
