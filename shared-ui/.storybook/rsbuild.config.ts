import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { KeepMockerRuntime } from './mocker-runtime.ts'

export default defineConfig({
  plugins: [pluginReact()],
  tools: { rspack: { plugins: [new KeepMockerRuntime()] } },
  output: {
    distPath: { root: 'storybook-static' },
    cssModules: { localIdentName: 'ui__[local]-[hash:base64:6]' },
  },
})
