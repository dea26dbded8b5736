import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { renderMail } from './mail-templates.ts'

const folder = new URL('../templates/', import.meta.url)
const values = {
  ConfirmationURL: 'https://evenplate.example/auth/v1/verify?token=t&type=signup&redirect_to=x',
  Email: 'ann@example.com',
  SiteURL: 'https://evenplate.example',
}

describe('a mail', () => {
  it('reads well as plain text, with the link bare', () => {
    const { subject, text } = renderMail('confirmation', 'ann@example.com', values)
    expect(subject).toBe('Confirm your email address')
    expect(text).toMatchInlineSnapshot(`
      "Welcome to Evenplate

      Glad you’re here. Please confirm that ann@example.com is your address, so you can get back in if you ever forget your password.

      Confirm my address:
      https://evenplate.example/auth/v1/verify?token=t&type=signup&redirect_to=x

      The link works once, within one day. If you need a new one, use the banner on your dashboard.

      Wasn’t it you? Then someone typed in your address, perhaps by mistake. Ignore the link, and the address stays unconfirmed.

      You received this email because ann@example.com was used to register at https://evenplate.example
      "
    `)
  })

  it('leads to the same page from its button, its bare link and its text', () => {
    const { html, text } = renderMail('recovery', 'ann@example.com', values)
    const escaped = values.ConfirmationURL.replaceAll('&', '&amp;')
    expect(html.split(`href="${escaped}"`)).toHaveLength(3)
    expect(html).toContain(`>${escaped}</a>`)
    expect(text.split(values.ConfirmationURL)).toHaveLength(2)
  })

  it('shows user input as text', () => {
    const Email = '"><img/src=x>&lt;@example.com'
    const { html, text } = renderMail('recovery', 'x@example.com', { ...values, Email })
    expect(html).not.toContain('<img')
    expect(text).toContain(Email)
  })

  it('is not sent with a missing value', () => {
    const { Email: _, ...without } = values
    expect(() => renderMail('recovery', 'x@example.com', without as typeof values)).toThrow(
      'recovery.html needs Email',
    )
  })
})

describe('the templates', async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html'))
  const config = await readFile(new URL('../config.toml', import.meta.url), 'utf8')

  it.each(names)(
    '%s loads nothing from elsewhere and uses no variable that hosted Supabase lacks',
    async (name) => {
      const html = await readFile(new URL(name, folder), 'utf8')
      expect(html).not.toMatch(/\bsrc=|url\(|@import|<link|<script/i)
      const wanted = [...html.matchAll(/{{(.*?)}}/g)].map(([, inside]) => inside?.trim())
      for (const one of wanted) {
        expect(['.ConfirmationURL', '.Email', '.NewEmail', '.OldEmail', '.SiteURL']).toContain(one)
      }
      // Hosted Supabase has no SiteURL in its notices.
      if (name.endsWith('_changed.html')) expect(wanted).not.toContain('.SiteURL')
    },
  )

  it('are registered for hosted Supabase under their own subjects', async () => {
    const sections = [
      ...config.matchAll(
        /^\[auth\.email\.(template|notification)\.(\w+)\]\n(?:enabled = true\n)?subject = "(.+)"\ncontent_path = "(.+)"$/gm,
      ),
    ]
    for (const [, section, kind, subject, path] of sections) {
      expect(path).toBe(`./${section === 'template' ? 'supabase/' : ''}templates/${kind}.html`)
      expect(await readFile(new URL(`${kind}.html`, folder), 'utf8')).toContain(`<title>${subject}</title>`)
    }
    const ours = names.filter((name) => name !== 'already_registered.html').sort()
    expect(sections.map(([, , kind]) => `${kind}.html`).sort()).toEqual(ours)
  })
})
