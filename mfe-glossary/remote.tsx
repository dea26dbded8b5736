import { defineRemote } from '@evenplate/platform/define-remote'
import { GlossaryPage } from './GlossaryPage.tsx'

export default defineRemote({ glossary: GlossaryPage })
