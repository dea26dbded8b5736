import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

export default defineConfig({
  plugins: [pluginReact()],
  output: {
    distPath: { root: 'storybook-static' },
    cssModules: { localIdentName: 'ui__[local]-[hash:base64:6]' },
  },
})
