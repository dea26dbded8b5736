/** "1 reading", "1,200 readings". */
export const many = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`
