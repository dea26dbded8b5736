import '../tokens.css'
import '../fonts.css'
import { useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import type { Decorator, Preview } from 'storybook-react-rsbuild'
import { clearToasts } from '../components/Toast/toasts.ts'
import { lateTypefaces } from '../late-typefaces.ts'
import { GuidancePage } from './GuidancePage.tsx'

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/** Sets the color scheme as a visitor's choice would: on the root element. */
const inTheme: Decorator = (Story, { globals }) => {
  const theme = String(globals.theme)
  // Before anything reads a color.
  useLayoutEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }, [theme])
  return <Story />
}

/** Removes what a story stored on this device; Storybook's own entries stay. */
function forgetDevice(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('evenplate.')) storage.removeItem(key)
}

const phone = (width: number, name: string) => ({ name, styles: { width: `${width}px`, height: '800px' } })

const typefaces = lateTypefaces().then((faces) => {
  for (const face of faces) document.fonts.add(face)
})

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inTheme],
  // A story is shown in our typefaces, however late they arrive.
  loaders: async () => {
    await typefaces
    return {}
  },
  // Messages and stored data are shared by the whole page: one story's must not appear in the next.
  beforeEach: () => {
    forgetDevice()
    return clearToasts
  },
  parameters: {
    layout: 'padded',
    docs: { page: GuidancePage },
    backgrounds: { disable: true },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    viewport: {
      options: {
        narrow: phone(320, 'Narrowest, 320'),
        phone: phone(360, 'Phone, 360'),
        tablet: phone(768, 'Tablet, 768'),
        desk: phone(1440, 'Desk, 1440'),
      },
    },
    options: {
      storySort: {
        order: [
          'Foundations',
          'Controls',
          'Messages',
          'Layout',
          'Pictures',
          'Recipe',
          'Recipe builder',
          'Dashboard',
          'Glossary',
          'Account',
          'Shell',
        ],
      },
    },
  },
  initialGlobals: { theme: 'system' },
  globalTypes: {
    theme: {
      description: 'Color scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: [
          { value: 'system', title: 'Same as the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
}

export default preview
