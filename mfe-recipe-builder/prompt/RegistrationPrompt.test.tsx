import { FakeShell, remoteOf } from '@evenplate/platform/fake'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RegistrationPrompt } from './RegistrationPrompt.tsx'
import { type PromptReason, REASONS } from './reasons.ts'

afterEach(cleanup)

function ask(reason: PromptReason) {
  const remote = remoteOf({
    prompt: () => <RegistrationPrompt reason={reason} onClose={() => {}} />,
  })
  render(<FakeShell page={remote.pages.prompt} />)
  return screen.getByRole('dialog', { name: REASONS[reason].title })
}

it('has a text if the reason is neither the limit nor saving nor printing [PROMPT-4]', () => {
  expect(ask('default').textContent).toContain('With a free account you can save your recipes.')
})

it.each(Object.keys(REASONS) as PromptReason[])(
  'says for %s what an account offers, and promises nothing unlimited [PROMPT-8]',
  (reason) => {
    const said = ask(reason).textContent
    for (const gift of ['Save up to 5 recipes', 'Print any recipe', 'A dashboard'])
      expect(said).toContain(gift)
    expect(said).not.toMatch(/unlimited/i)
  },
)
