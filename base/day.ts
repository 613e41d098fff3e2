const DAY_PATTERN = /^[12]\d{3}-\d\d-\d\d$/

/** A day of the calendar as forms send it. JavaScript alone would read the 31st of February as March. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return (
    DAY_PATTERN.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  )
}
