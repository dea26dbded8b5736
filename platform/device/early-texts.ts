import { DEVICE_ENTRIES, type Entry } from '../device-entries.ts'
import type { EarlyTexts } from '../page-declaration.ts'

const ENTRIES = new Map<string, Entry>(Object.entries(DEVICE_ENTRIES))

/**
 * The script in the head of a document that gives its styles the texts of this browser that its page will show
 * (`platform/page-declaration.ts`). What is not stored, or is not text, is left out.
 */
export function earlyTextsScript(texts: EarlyTexts): string {
  const ways = Object.entries(texts).flatMap(([property, [name, ...way]]) => {
    const entry = ENTRIES.get(name)
    const store = entry?.in === 'tab' ? 'sessionStorage' : 'localStorage'
    return entry ? [[property, store, entry.key, entry.text ? null : way]] : []
  })
  // JSON quotes text like CSS. No `<` can end the script early.
  return `for(const[property,store,key,way]of${JSON.stringify(ways).replaceAll('<', '\\u003c')})${SET}`
}

const SET =
  'try{const stored=self[store].getItem(key),' +
  'text=way?way.reduce((found,name)=>found[name],JSON.parse(stored)):stored;' +
  'if(typeof text==="string")document.documentElement.style.setProperty(property,JSON.stringify(text))}catch{}'
