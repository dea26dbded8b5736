/**
 * The typefaces of `fonts.css`, once they have arrived, for the moment when a document may change its typefaces. By
 * itself a document uses them only if they are there for its first paint (`font-display: optional`): letters of another
 * width would move what somebody is reading.
 * @returns faces to add to `document.fonts`; none of those that cannot be loaded
 */
export async function lateTypefaces(): Promise<FontFace[]> {
  const faces = [...document.styleSheets].flatMap(rulesOf).flatMap((rule) => {
    const style = rule.cssText.startsWith('@font-face') ? (rule as CSSFontFaceRule).style : undefined
    return style?.getPropertyValue('font-display') === 'optional' ? [faceOf(style)] : []
  })
  const loaded = await Promise.allSettled(faces.map((face) => face.load()))
  return loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

/** A browser does not reveal the rules of another origin's style sheet. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

const faceOf = (style: CSSStyleDeclaration): FontFace =>
  new FontFace(
    style.getPropertyValue('font-family').replace(/^["']|["']$/g, ''),
    style.getPropertyValue('src'),
    {
      weight: style.getPropertyValue('font-weight'),
      style: style.getPropertyValue('font-style'),
      unicodeRange: style.getPropertyValue('unicode-range'),
    },
  )
