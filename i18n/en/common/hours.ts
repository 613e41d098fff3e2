/** `1.5 hours`. */
export function formatHours(minutes: number) {
  const count = Math.round((minutes / 60) * 10) / 10
  return `${count} ${count === 1 ? 'hour' : 'hours'}`
}
