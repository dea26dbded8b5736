import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Icon } from '../Icon/Icon.tsx'
import { Menu, MenuDivider, MenuItem } from './Menu.tsx'

export default { title: 'Controls/Menu', component: Menu } satisfies Meta<typeof Menu>

export const Account: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: '19rem' }}>
      <Menu
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
    await userEvent.click(await canvas.findByRole('button', { name: 'My Profile' }))
  },
}
