/**
 * The plain text of a mail, made from its HTML, so that the two cannot differ. Reads the little HTML the templates use:
 * paragraphs, headings, links, line breaks. What is marked `data-part="html"` (the preview line, the bare link under a
 * button) is left out.
 */
export function textOf(html: string): string {
  const text = html
    .replace(/<head>[\s\S]*?<\/head>/, '')
    .replace(/<(\w+)(?=[^>]*data-part="html")[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (_link, href: string, words: string) =>
      words === href ? href : `${words}:\n${href}`,
    )
    .replace(/<br>/g, '\n')
    .replace(/<\/(?:p|h1)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  return `${paragraphs.join('\n\n')}\n`
}

/** For text and for attributes in double quotes. */
export const escapeHtml = (value: string): string =>
  value.replace(/[<>&"']/g, (sign) => SIGNS.get(sign) ?? sign)

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}
const SIGNS = new Map(Object.entries(ENTITIES).map(([entity, sign]) => [sign, entity]))
