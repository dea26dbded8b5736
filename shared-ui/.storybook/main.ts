import { defineMain } from 'storybook-react-rsbuild/node'

const ALL = [
  '../foundations/*.stories.tsx',
  '../components/**/*.stories.tsx',
  // The remotes' views built from them, on the fake platform: viewing them needs no backend.
  '../../{recipe-view,mfe-*,shell}/*.stories.tsx',
  '../../{recipe-view,mfe-*,shell}/!(node_modules|dist)/**/*.stories.tsx',
]

/** Paths from the root separated by spaces, to build only some of the stories. */
const some = process.env.STORIES?.split(' ').map((path) => `../../${path}`)

export default defineMain({
  framework: {
    name: 'storybook-react-rsbuild',
    options: { strictMode: true, builder: { rsbuildConfigPath: '.storybook/rsbuild.config.ts' } },
  },
  stories: some ?? ALL,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The default type reader does not run on TypeScript 7.
  typescript: { reactDocgen: 'react-docgen', check: false },
})
