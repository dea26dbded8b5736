export const slotsIn = (week: HTMLElement): HTMLElement[] => [
  ...week.querySelectorAll<HTMLElement>('[data-slot]'),
]

export const slotOf = (element: HTMLElement): string => element.dataset.slot ?? ''
