import 'server-only'

/** The school year of a day, from 1 April to 31 March. Days are India's, as `2026-04-01`. */
export function schoolYearOf(day: string) {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return { first, from: `${first}-04-01`, to: `${first + 1}-03-31` }
}

export type SchoolYear = ReturnType<typeof schoolYearOf>

export const isIn = ({ from, to }: SchoolYear, day: string) => from <= day && day <= to

/** Its months in order, as `2026-04`. */
export const monthsOf = ({ first }: SchoolYear): string[] =>
  Array.from({ length: 12 }, (_, at) => {
    const month = ((at + 3) % 12) + 1
    return `${at < 9 ? first : first + 1}-${String(month).padStart(2, '0')}`
  })
