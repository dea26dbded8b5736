import { defineRemote } from '@evenplate/platform/define-remote'
import { BuilderPage } from './builder/BuilderPage.tsx'

export default defineRemote({ 'recipe-builder': BuilderPage })
