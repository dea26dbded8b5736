import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { iconGuidance } from './Icon.guidance.ts'
import { Icon, type IconName } from './Icon.tsx'
import { ICON_PATHS } from './icon-paths.ts'

export default {
  title: 'Pictures/Icon',
  parameters: { guidance: iconGuidance },
  component: Icon,
  args: { name: 'check' },
  argTypes: { name: { control: 'select', options: Object.keys(ICON_PATHS) satisfies string[] } },
} satisfies Meta<typeof Icon>

type Story = StoryObj<typeof Icon>

const beside = (words: string, name: IconName) => (
  <p>
    <Icon name={name} /> {words}
  </p>
)

export const BesideWords: Story = { render: ({ name }) => beside('Counted by us', name) }
export const Alone: Story = {
  args: { name: 'warning', label: 'High load' },
  render: (args) => (
    <p>
      Rice pudding <Icon {...args} />
    </p>
  ),
}
