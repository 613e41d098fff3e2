const DAY_PATTERN = /^[12]\d{3}-\d\d-\d\d$/

/** A calendar day as sent by forms. JavaScript alone would read 31 February as 3 March. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return (
    DAY_PATTERN.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  )
}
