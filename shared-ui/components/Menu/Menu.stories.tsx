import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Icon } from '../Icon/Icon.tsx'
import { Menu, MenuDivider, MenuItem } from './Menu.tsx'

export default {
  title: 'Controls/Menu',
  component: Menu,
  args: { label: 'My Profile', children: null },
  argTypes: {
    align: { control: 'inline-radio', options: ['start', 'end'] },
    variant: { control: 'select', options: ['primary', 'secondary', 'quiet', 'danger'] },
    size: { control: 'inline-radio', options: ['s', 'm', 'l'] },
    label: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof Menu>

type Story = StoryObj<typeof Menu>

export const Account: Story = {
  render: ({ align, variant, size }) => (
    <div
      style={{
        display: 'flex',
        justifyContent: align === 'end' ? 'end' : 'start',
        alignItems: 'start',
        minBlockSize: '19rem',
      }}
    >
      <Menu
        align={align}
        variant={variant}
        size={size}
        label={
          <>
            <Icon name="user" /> My Profile
          </>
        }
      >
        <MenuItem>
          <a href="#dashboard" aria-current="page">
            <Icon name="home" /> Dashboard
          </a>
        </MenuItem>
        <MenuItem>
          <a href="#profile">
            <Icon name="filter" /> Profile Settings
          </a>
        </MenuItem>
        <MenuItem>
          <a href="#saved">
            <Icon name="bookmark" /> Saved Recipes
          </a>
        </MenuItem>
        <MenuDivider />
        <MenuItem>
          <button type="button">
            <Icon name="logOut" /> Sign Out
          </button>
        </MenuItem>
      </Menu>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'My Profile' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
  },
}

export const AtTheEnd: Story = { ...Account, args: { align: 'end', variant: 'secondary', size: 's' } }
