import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { SelectField } from '../SelectField/SelectField.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'

afterEach(cleanup)

it('reads out hint and error with the field, and keeps what was typed', async () => {
  const hint = 'Must be at least 8 characters'
  const { rerender } = render(<TextField label="Name" hint={hint} />)
  await userEvent.type(screen.getByLabelText('Name'), 'Sam')
  rerender(<TextField label="Name" hint={hint} error="Please enter a longer name." />)
  const field = screen.getByRole('textbox', {
    name: 'Name',
    description: `${hint} Please enter a longer name.`,
  })
  expect(field).toHaveProperty('value', 'Sam')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

it('passes its native element to a form library', () => {
  const refs = {
    text: createRef<HTMLInputElement>(),
    area: createRef<HTMLTextAreaElement>(),
    select: createRef<HTMLSelectElement>(),
  }
  render(
    <>
      <TextField label="Email" name="email" ref={refs.text} />
      <TextArea label="Wish" name="wish" ref={refs.area} />
      <SelectField label="Skill" name="skill" ref={refs.select} />
    </>,
  )
  expect(Object.values(refs).map((ref) => ref.current?.name)).toEqual(['email', 'wish', 'skill'])
})

it('shows a password without losing it', async () => {
  render(<PasswordField label="Password" />)
  const field = screen.getByLabelText('Password')
  await userEvent.type(field, 'correct horse')
  await userEvent.click(screen.getByRole('button', { name: 'Show what is typed' }))
  expect(field).toMatchObject({ type: 'text', value: 'correct horse' })
  await userEvent.click(screen.getByRole('button', { name: 'Hide what is typed' }))
  expect(field).toMatchObject({ type: 'password', value: 'correct horse' })
})
