import { defineRemote } from '@evenplate/platform/define-remote'
import { GlossaryPage } from './glossary/GlossaryPage.tsx'

export default defineRemote({ glossary: GlossaryPage })
