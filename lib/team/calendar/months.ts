import 'server-only'

/** Months as `2026-12`. */

const MONTH_PATTERN = /^20\d\d-(0[1-9]|1[0-2])$/

/** The month of today for a missing or wrong one. */
export const parseMonth = (text: string | undefined, today: string): string =>
  text && MONTH_PATTERN.test(text) ? text : today.slice(0, 7)

export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

export function getMonthDays(month: string): { from: string; to: string } {
  const next = Date.parse(`${shiftMonth(month, 1)}-01T00:00:00Z`)
  const to = new Date(next - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return { from: `${month}-01`, to }
}
