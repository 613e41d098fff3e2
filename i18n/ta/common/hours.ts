/** `1.5 மணிநேரம்`: the word has no separate plural. */
export function formatHours(minutes: number) {
  const count = Math.round((minutes / 60) * 10) / 10
  return `${count} மணிநேரம்`
}
