import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Loading } from './Loading.tsx'

/** Something is loading. */
export default { title: 'Messages/Loading', component: Loading } satisfies Meta<typeof Loading>

type Story = StoryObj<typeof Loading>

export const Anything: Story = {}
export const OneThing: Story = { args: { children: 'Loading your recipes...' } }
