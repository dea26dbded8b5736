import type { ImportProblem } from './problem.ts'

type Kind = { problem: ImportProblem } | { problem: null; kind: 'json' | 'table' }

const starts = (head: Uint8Array, ...bytes: number[]) => bytes.every((byte, at) => head[at] === byte)

/** What a file is by its first bytes, for formats we do not read; null if it may be text. */
export function problemOfBytes(head: Uint8Array): ImportProblem | null {
  if (head.length === 0) return 'empty'
  if (starts(head, 0x50, 0x4b)) return isSpreadsheet(head) ? 'spreadsheet' : 'zip'
  if (starts(head, 0xd0, 0xcf, 0x11, 0xe0)) return 'spreadsheet'
  if (starts(head, 0x1f, 0x8b) || starts(head, 0x37, 0x7a, 0xbc) || starts(head, 0x52, 0x61, 0x72, 0x21))
    return 'zip'
  if (starts(head, 0x25, 0x50, 0x44, 0x46)) return 'pdf'
  return isPicture(head) ? 'picture' : null
}

function isPicture(head: Uint8Array): boolean {
  const letters = String.fromCharCode(...head.subarray(0, 16))
  return (
    starts(head, 0x89, 0x50, 0x4e, 0x47) ||
    starts(head, 0xff, 0xd8, 0xff) ||
    letters.startsWith('GIF8') ||
    (letters.startsWith('RIFF') && letters.slice(8, 12) === 'WEBP') ||
    /^.{4}ftyp(?:hei|mif|avi)/s.test(letters) ||
    starts(head, 0x49, 0x49, 0x2a, 0) ||
    starts(head, 0x4d, 0x4d, 0, 0x2a)
  )
}

/** A workbook is a ZIP with these names in its first entries. */
function isSpreadsheet(head: Uint8Array): boolean {
  const names = new TextDecoder('windows-1252').decode(head.subarray(0, 8192))
  return (
    names.includes('[Content_Types].xml') ||
    names.includes('xl/') ||
    names.includes('opendocument.spreadsheet')
  )
}

/** What a file is, by the beginning of its text. */
export function kindOfText(head: string): Kind {
  const text = head.trimStart()
  if (text === '') return { problem: 'empty' }
  if (head.includes('\0')) return { problem: 'binary' }
  if (/^<(?:!doctype html|html|head|body|\?xml|svg)/i.test(text)) {
    return { problem: /<svg/i.test(text.slice(0, 500)) ? 'picture' : 'web-page' }
  }
  if (isMail(text)) return { problem: 'mail' }
  return { problem: null, kind: /^[[{]/.test(text) ? 'json' : 'table' }
}

const MAIL_LINE =
  /^(?:From|To|Cc|Subject|Date|Message-ID|MIME-Version|Received|Return-Path|Delivered-To|Content-Type|Reply-To|X-[\w-]+|DKIM-Signature|ARC-[\w-]+):\s/i

function isMail(text: string): boolean {
  const lines = text.slice(0, 2000).split(/\r?\n/, 6)
  return (
    /^From \S+@\S+ /.test(lines[0]!) ||
    (MAIL_LINE.test(lines[0]!) && lines.filter((line) => MAIL_LINE.test(line)).length > 1)
  )
}
