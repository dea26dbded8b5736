import type { Guidance } from '../../guidance/guidance.ts'

export const laterGuidance: Guidance = {
  name: 'Later',
  status: 'stable',
  when: ['For code that few visitors need, or that is far below the first screen: a chart, a dialog.'],
  whenNot: ['For what is on the first screen.', 'For a whole page: pages are loaded by the shell.'],
  dos: [
    'Call `fetch` ahead of time if a press is likely.',
    'Give it something of the same size as `meanwhile`.',
  ],
  donts: ['Do not call `later` inside a component: it would load again with each render.'],
}
