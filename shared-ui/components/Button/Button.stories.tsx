import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Icon } from '../Icon/Icon.tsx'
import { buttonGuidance } from './Button.guidance.ts'
import { Button, buttonClass } from './Button.tsx'

export default {
  title: 'Controls/Button',
  parameters: { guidance: buttonGuidance },
  component: Button,
  args: { children: 'Build a Recipe', variant: 'primary', size: 'm' },
  argTypes: {
    variant: { control: 'select', options: ['primary', 'secondary', 'quiet', 'danger'] },
    size: { control: 'inline-radio', options: ['s', 'm', 'l'] },
  },
} satisfies Meta<typeof Button>

type Story = StoryObj<typeof Button>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Dismiss' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Delete recipe' } }
export const Large: Story = { args: { size: 'l' } }
export const Small: Story = { args: { size: 's', variant: 'secondary' } }
export const Busy: Story = { args: { busy: true, busyLabel: 'Signing in...' } }
export const Disabled: Story = { args: { disabled: true } }
export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon name="printer" /> Print Recipe
      </>
    ),
    variant: 'secondary',
  },
}
export const AsLink: Story = {
  render: ({ variant, size }) => (
    <a href="#builder" className={buttonClass({ variant, size })}>
      Get Started Free <Icon name="arrowRight" />
    </a>
  ),
}
export const LongWords: Story = {
  args: { children: 'Save this recipe and everything that was said about it to my account' },
}
export const Pressed: Story = {
  args: { onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
