import { defineMain } from 'storybook-react-rsbuild/node'

export default defineMain({
  framework: {
    name: 'storybook-react-rsbuild',
    options: { strictMode: true, builder: { rsbuildConfigPath: '.storybook/rsbuild.config.ts' } },
  },
  stories: [
    '../foundations/*.stories.tsx',
    '../components/**/*.stories.tsx',
    // What the teams build of them, on the platform's fake: no backend is needed to look at it.
    '../../{recipe-view,mfe-*,shell}/*.stories.tsx',
    '../../{recipe-view,mfe-*,shell}/!(node_modules|dist)/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other reader of types does not run on TypeScript 7.
  typescript: { reactDocgen: 'react-docgen', check: false },
})
