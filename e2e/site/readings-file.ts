/** A small table of made-up readings, as a file for a page. */
export const readingsFile = () => ({
  name: 'readings.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Time,Glucose (mg/dL)\n2026-10-13 08:00,104\n2026-10-13 08:05,109\n2026-10-13 08:10,111\n',
  ),
})
