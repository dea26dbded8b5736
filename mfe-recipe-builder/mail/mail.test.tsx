import { ERRORS } from '@evenplate/domain/errors'
import { SALMON } from '@evenplate/recipe-view/testing/recipes'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { askFor, button, memberWith, openBuilder } from '../testing/open-builder.tsx'

type Builder = ReturnType<typeof openBuilder>

async function cooking(as: Parameters<typeof openBuilder>[0] = {}) {
  const builder = openBuilder(as)
  await askFor(builder.user)
  await screen.findByLabelText(/Email me this recipe/)
  return builder
}

async function served(builder: Builder) {
  builder.gateway.serves()
  await screen.findByRole('heading', { level: 1, name: SALMON.title })
}

const field = () => screen.getByLabelText(/Email me this recipe/) as HTMLInputElement
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

describe('a recipe that is to be emailed', () => {
  it('is sent once the recipe is ready, by the key of its request, and never stored in the browser', async () => {
    const builder = await cooking()
    expect(button('Email me')).toHaveProperty('disabled', true)
    await builder.user.type(field(), ' ana@example.com')
    await builder.user.click(button('Email me'))
    expect(said()).toContain('We will email it to ana@example.com as soon as it is ready.')
    expect(builder.gateway.mails).toHaveLength(0)
    await served(builder)
    await waitFor(() => expect(builder.gateway.mails).toHaveLength(1))
    expect(builder.gateway.mails[0]).toMatchObject({
      path: '/recipe-mails',
      body: { email: 'ana@example.com', generation: builder.gateway.requests[0]?.options?.idempotencyKey },
    })
    expect(said()).toContain('Sending to ana@example.com...')
    builder.gateway.mails[0]?.answer({ sent: true })
    expect(await screen.findByText('Sent to ana@example.com')).toBeDefined()
    expect(sessionStorage.getItem('evenplate.builder')).not.toContain('ana@example.com')
    expect(screen.queryByLabelText(/Email me this recipe/)).toBeNull()
  })

  it('waits for a valid address, and loses none of it [RULE-7]', async () => {
    const { user, gateway } = await cooking()
    await user.type(field(), 'ana@home@')
    await user.click(button('Email me'))
    expect(screen.getByText('Please enter a valid email address.')).toBeDefined()
    expect(field().value).toBe('ana@home@')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(gateway.mails).toHaveLength(0)
  })

  it('can be redirected before it is sent', async () => {
    const builder = await cooking()
    await builder.user.type(field(), 'ana@example.com')
    await builder.user.click(button('Email me'))
    await builder.user.click(button('Change'))
    expect(field().value).toBe('ana@example.com')
    await served(builder)
    expect(builder.gateway.mails).toHaveLength(0)
  })

  it('is not sent if there is no recipe, and the address stays', async () => {
    const { user, gateway } = await cooking()
    await user.type(field(), 'ana@example.com')
    await user.click(button('Email me'))
    gateway.fails('provider_unavailable', 'Failed to generate recipe. Please try again.')
    await user.click(await screen.findByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText(/We will email it to ana@example.com/)).toBeDefined()
    expect(gateway.mails).toHaveLength(0)
  })

  it('can still be requested when it is done, once, to a member’s own address', async () => {
    const builder = await cooking(memberWith(0))
    await served(builder)
    expect(screen.queryByLabelText(/Email me this recipe/)).toBeNull()
    await builder.user.click(button('Email Me This Recipe'))
    expect(document.activeElement).toBe(field())
    expect(field().value).toBe('ana@example.com')
    await builder.user.click(button('Email me'))
    builder.gateway.mails[0]?.answer({ sent: true })
    await screen.findByText('Sent to ana@example.com')
    expect(screen.queryByRole('button', { name: /Email me/ })).toBeNull()
  })

  it.each(['mail_limit', 'mail_unavailable', 'offline'] as const)(
    'says why it was not sent (%s) and tries again',
    async (code) => {
      const builder = await cooking()
      await builder.user.type(field(), 'ana@example.com')
      await builder.user.click(button('Email me'))
      await served(builder)
      await waitFor(() => expect(builder.gateway.mails).toHaveLength(1))
      builder.gateway.mails[0]?.refuse(code)
      expect((await screen.findByRole('alert')).textContent).toBe(ERRORS[code].message)
      expect(field().value).toBe('ana@example.com')
      await builder.user.click(button('Try Again'))
      builder.gateway.mails[1]?.answer({ sent: true })
      expect(await screen.findByText('Sent to ana@example.com')).toBeDefined()
    },
  )

  it('offers no retry for one that was already sent', async () => {
    const builder = await cooking()
    await served(builder)
    await builder.user.click(button('Email Me This Recipe'))
    await builder.user.type(field(), 'ana@example.com')
    await builder.user.click(button('Email me'))
    builder.gateway.mails[0]?.refuse('mail_already_sent')
    expect(await screen.findByText('This recipe has already been emailed.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  })

  it('is cleared with a new recipe', async () => {
    const builder = await cooking()
    await builder.user.type(field(), 'ana@example.com')
    await builder.user.click(button('Email me'))
    await served(builder)
    await waitFor(() => expect(builder.gateway.mails).toHaveLength(1))
    await builder.user.click(button('Create New Recipe'))
    builder.gateway.mails[0]?.answer({ sent: true })
    await askFor(builder.user)
    expect((await screen.findByLabelText(/Email me this recipe/)) as HTMLInputElement).toHaveProperty(
      'value',
      '',
    )
  })
})
