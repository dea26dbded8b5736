import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyLink } from './copy-link.ts'

const LINK = 'https://evenplate.example/shared/0123'
const refused = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
const clipboard = { writeText: vi.fn<(text: string) => Promise<void>>(), write: vi.fn(refused) }

beforeEach(() => {
  vi.stubGlobal('navigator', { clipboard })
  clipboard.writeText.mockResolvedValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

describe('copying a link', () => {
  it('waits for one that is not ready yet if the browser cannot', async () => {
    expect(await copyLink(Promise.resolve(LINK))).toBe(true)
    expect(clipboard.writeText).toHaveBeenCalledWith(LINK)
  })

  it('selects and copies it if the clipboard is refused, inside the open dialog', async () => {
    clipboard.writeText.mockImplementation(refused)
    document.body.innerHTML = '<dialog open><div><button>Copy</button></div></dialog>'
    let copied: string | undefined
    document.execCommand = () => {
      copied = document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value
      return true
    }
    expect(await copyLink(LINK)).toBe(true)
    expect(copied).toBe(LINK)
    expect(document.querySelector('textarea')).toBeNull()
  })

  it('says so when no way works', async () => {
    clipboard.writeText.mockImplementation(refused)
    document.execCommand = () => false
    expect(await copyLink(LINK)).toBe(false)
  })

  it('copies nothing when there is no link', async () => {
    await expect(copyLink(Promise.reject(new Error('offline')))).rejects.toThrow('offline')
    expect(clipboard.writeText).not.toHaveBeenCalled()
  })
})
