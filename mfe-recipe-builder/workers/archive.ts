import { answerPage } from '../archive/worker/answer-page.ts'

answerPage(globalThis as unknown as Parameters<typeof answerPage>[0])
