import type { Language } from './asked/row.ts'

const WORDS: Record<Exclude<Language, 'zh' | 'hi' | 'ar'>, RegExp> = {
  en: /\b(?:the|you|we|please|your|a|in|and)\b/gi,
  es: /(?<!\p{L})(?:el|la|los|una?|no|en|que|por|su|lo|y|de|puede|receta|escriba|escribe)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:je|nous|vous|votre|vos|pas|une?|les?|la|des?|en|recettes?|écrivez|et|seulement|que)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:wir|sie|ihr|ihre|ihren|bitte|und|auf|nur|nicht|oder|leider|ein|der|die|das|noch)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:não|você|em|por|favor|só|ainda|os?|as?|uma?|seu|pedido|ou|que|de|e|escreva)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:non|solo|in|per|favore|il|la|lo|di|una?|o|che|tuo|sua|scrivi|scriva|ancora|e)(?!\p{L})/giu,
  tl: /(?<!\p{L})(?:sa|ang|ng|mga|lang|po|hindi|namin|kami|pa|o|isulat|ninyo|mo|paki\w*|lamang)(?!\p{L})/giu,
}

const LETTERS = { zh: /\p{Script=Han}/gu, hi: /\p{Script=Devanagari}/gu, ar: /\p{Script=Arabic}/gu }

/**
 * Whether a sentence is in that language: by its letters, or by having more of its small words than of English
 * ones.
 */
export function saidIn(language: Language, sentence: string): boolean {
  if (language === 'zh' || language === 'hi' || language === 'ar')
    return count(sentence, LETTERS[language]) >= 6
  const own = count(sentence, WORDS[language])
  return own >= 2 && (language === 'en' || own > count(sentence, WORDS.en))
}

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length
