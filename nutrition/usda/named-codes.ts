export type NamedCodes = { name: string; codes: string[] }

/** Each name of lines "name, other name: code code": the food it is counted as, then others it may as well mean, which give the range. */
export const namesIn = (text: string): NamedCodes[] =>
  text
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [names = '', codes = ''] = row.split(':')
      return names.split(',').map((name) => ({ name: name.trim(), codes: codes.trim().split(' ') }))
    })
