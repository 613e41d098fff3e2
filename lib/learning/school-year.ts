import 'server-only'

/** 1 April to 31 March. Days are India's, as `2026-04-01`. */
export function getSchoolYear(day: string) {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const firstYear = month >= 4 ? year : year - 1
  return { first: firstYear, from: `${firstYear}-04-01`, to: `${firstYear + 1}-03-31` }
}

export type SchoolYear = ReturnType<typeof getSchoolYear>

export const isInSchoolYear = ({ from, to }: SchoolYear, day: string) => from <= day && day <= to

export const listMonths = ({ first: firstYear }: SchoolYear): string[] =>
  Array.from({ length: 12 }, (_, index) => {
    const month = ((index + 3) % 12) + 1
    return `${index < 9 ? firstYear : firstYear + 1}-${String(month).padStart(2, '0')}`
  })
