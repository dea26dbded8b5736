import type { Guidance } from '@evenplate/shared-ui/guidance'
import styles from './TermLink.module.css?raw'

export const termLinkGuidance: Guidance = {
  name: 'TermLink',
  status: 'stable',
  when: ['For a word of the glossary where a reader meets it first in a text.'],
  whenNot: ['For every mention of a word: the first is enough.', 'In a heading or on a button.'],
  dos: ['Let the link be the word alone.'],
  donts: ['Do not link a word that the glossary does not explain.'],
  styles,
}
