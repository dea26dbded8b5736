import type { Format, ImportProblem, LeftOut } from '@evenplate/glycemia/import/import'

/** Why a file cannot be read, and what to do about it. `reader`: our reader did not start. */
export const PROBLEM_WORDS: Record<ImportProblem | 'reader', string> = {
  empty: 'This file is empty. Export it again, and choose the new one.',
  'too-large': 'This file is larger than 250 MB. Export a shorter period, and import one part after another.',
  zip: 'This is a ZIP file. Open it first, and choose the file inside.',
  spreadsheet: 'This is a spreadsheet. Save it as CSV first, and choose that file.',
  picture: 'This is a picture. We read CSV and JSON files that an app or a meter exported.',
  pdf: 'This is a PDF report. Export the data as CSV instead.',
  mail: 'This is an email. Save the attached file, and choose that one.',
  'web-page': 'This is a web page, perhaps one that asks you to sign in. Download the export again.',
  binary: 'This file is not text. We read CSV and JSON files.',
  'too-many-columns': 'This table has more columns than any export. We didn’t read it.',
  'long-line': 'One line of this file is longer than in any export. We didn’t read it.',
  'not-a-table':
    'We found no table in this file. We read CSV and JSON files with a time and a value in each row.',
  'broken-json': 'This JSON file is cut off or damaged. Export it again.',
  'unknown-json': 'This is JSON, but not from Nightscout or Tidepool.',
  'no-rows': 'This file has no rows with data.',
  unreadable: 'Your browser could not read this file. Was it moved or changed? Choose it again.',
  unanswered: 'Please answer the questions first.',
  'unknown-zone': 'Your browser does not know this time zone. Choose another one.',
  reader: 'Our file reader didn’t start, so nothing was read. Reload the page and try again.',
}

export const FORMAT_WORDS: Record<Format, string> = {
  clarity: 'Dexcom Clarity',
  libreview: 'LibreView',
  nightscout: 'Nightscout',
  tidepool: 'Tidepool',
  table: 'A table',
}

/** What is left out of an import, in the order of what people may ask about. */
export const LEFT_OUT_WORDS: Record<LeftOut, string> = {
  implausible: 'A value that no body or device can have',
  'too-early': 'A date before 1990',
  'in-future': 'A date in the future',
  'no-time': 'No readable time',
  'no-value': 'No value',
  'no-unit': 'No unit',
  broken: 'A broken row',
  'error-code': 'An error code of the sensor, not a reading',
  scan: 'Scans: the sensor’s own readings cover the same times',
  alert: 'Alert settings',
  'about-person': 'Names and other personal details',
  'about-device': 'Device details',
  ketone: 'Ketones',
  note: 'Notes',
  exercise: 'Exercise',
  health: 'How you felt',
  basal: 'Insulin pump rates',
  servings: 'Carbohydrate in servings, not in grams',
  other: 'Other rows that we don’t use',
}
