/** A number as a recipe writes it: 0.25 is "1/4", 1.5 "1 1/2", 2.4 "2.4". */
export function kitchenNumber(value: number): string {
  const whole = Math.floor(value)
  const part = value - whole
  for (const bottom of [2, 3, 4, 8]) {
    const top = Math.round(part * bottom)
    if (top > 0 && top < bottom && Math.abs(part - top / bottom) < 0.001)
      return `${whole > 0 ? `${whole} ` : ''}${top}/${bottom}`
  }
  return String(Number(value.toFixed(2)))
}
