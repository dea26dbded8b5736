/** Which of three languages most of its small words belong to; null if none, or if two are equal. */
export function languageOf(text: string): 'en' | 'de' | 'es' | null {
  const counts = { en: 0, de: 0, es: 0 }
  for (const [word] of text
    .slice(0, 5000)
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    if (ENGLISH.has(word)) counts.en += 1
    if (GERMAN.has(word)) counts.de += 1
    if (SPANISH.has(word)) counts.es += 1
  }
  const [first, second] = (['en', 'de', 'es'] as const).toSorted((a, b) => counts[b] - counts[a])
  return counts[first!] > counts[second!] ? first! : null
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const ENGLISH = setOf(
  'the and of with for in to until cup cups tablespoon tablespoons teaspoon teaspoons tbsp tsp ounces pound chopped fresh add heat bake salt oil water or large',
)
const GERMAN = setOf(
  'und der die das mit den dem ein eine für in zum el tl prise etwas gehackt mehl salz zucker wasser öl oder dann bei minuten stück eier zwiebel nach',
)
const SPANISH = setOf(
  'de la el y con los las un una para en cucharada cucharadas cucharadita taza tazas sal aceite agua o al gusto hasta minutos huevos cebolla harina pica añade',
)
