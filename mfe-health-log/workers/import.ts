import { answerPage } from '../import/worker/answer-page.ts'

answerPage(globalThis as unknown as Parameters<typeof answerPage>[0])
