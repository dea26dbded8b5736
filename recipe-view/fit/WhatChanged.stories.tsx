import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { whatChangedGuidance } from './WhatChanged.guidance.ts'
import { WhatChanged } from './WhatChanged.tsx'

export default {
  title: 'Recipe/What changed',
  parameters: { guidance: whatChangedGuidance },
  component: WhatChanged,
} satisfies Meta<typeof WhatChanged>

export const Fitted: StoryObj<typeof WhatChanged> = {
  args: {
    said: ['Half the beans: 19 g of carbs instead of 27 g.', 'Step 4 follows.'],
    onUndo: () => {},
  },
}
