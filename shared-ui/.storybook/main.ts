import { existsSync } from 'node:fs'
import { mergeRsbuildConfig, type Rspack } from '@rsbuild/core'
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

/** The properties of components that have stories are on their pages; reading all other files takes as long again. */
const readTypesOfComponents = ({ module }: Rspack.Configuration) => {
  const rules = (module?.rules ?? []).filter((rule) => typeof rule === 'object' && rule !== null)
  const reader = rules.find(({ loader }) => loader?.includes('react-docgen'))
  if (!reader) throw new Error('Storybook reads the types of components in another way than before')
  reader.include = (path: string) => existsSync(path.replace(/\.tsx$/, '.stories.tsx'))
}

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
  rsbuildFinal: (config) => mergeRsbuildConfig(config, { tools: { rspack: readTypesOfComponents } }),
})
