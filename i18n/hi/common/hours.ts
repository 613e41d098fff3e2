/** `1.5 घंटे`. */
export function formatHours(minutes: number) {
  const count = Math.round((minutes / 60) * 10) / 10
  return `${count} ${count > 1 ? 'घंटे' : 'घंटा'}`
}
