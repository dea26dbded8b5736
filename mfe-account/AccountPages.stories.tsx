import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StoryPage } from './testing/StoryPage.tsx'

export default {
  title: 'Account/Pages',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { page: 'login' },
  argTypes: {
    page: {
      control: 'select',
      options: ['login', 'register', 'forgot-password', 'reset-password', 'profile'],
    },
  },
} satisfies Meta<typeof StoryPage>

type Story = StoryObj<typeof StoryPage>

export const Login: Story = {}
export const LoginRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ana@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'not-hers-at-all')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid login credentials')
  },
}
export const Register: Story = { args: { page: 'register' } }
export const RegisterMismatch: Story = {
  args: { page: 'register' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'bo@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'short')
    await userEvent.type(canvas.getByLabelText(/^Confirm/), 'other')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }))
    await expect(await canvas.findByText("Passwords don't match")).toBeVisible()
  },
}
export const ForgotPassword: Story = { args: { page: 'forgot-password' } }
export const ForgotPasswordSent: Story = {
  args: { page: 'forgot-password' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ana@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }))
    await expect(await canvas.findByText('Check Your Email')).toBeVisible()
  },
}
export const ResetPasswordWithoutALink: Story = { args: { page: 'reset-password' } }
export const Profile: Story = {
  args: { page: 'profile' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Ana')
  },
}
export const ProfileDeletion: Story = {
  args: { page: 'profile' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(dialog.getByLabelText(/password/i)).toBeVisible())
  },
}
