import type { Guidance } from '@evenplate/shared-ui/guidance'
import styles from './TermLink.module.css?raw'

export const termLinkGuidance: Guidance = {
  name: 'TermLink',
  status: 'stable',
  when: ['For a glossary term at its first mention in a text.'],
  whenNot: ['For every mention of a word: the first is enough.', 'In a heading or on a button.'],
  dos: ['Link only the word.'],
  donts: ['Do not link a word that the glossary does not explain.'],
  styles,
}
