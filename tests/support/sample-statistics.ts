import { COUNTS } from '@/base/statistics-kinds'
import { resolvePeriod } from '@/lib/statistics/period'

/** Numbers as names, for tests that look for untranslated text. */

const counts = { ...Object.fromEntries(COUNTS.map((name) => [name, 7])), active: 7 }
const row = { id: '7', name: '7', isWithoutSchool: false, ...counts }

export const statisticsQueries = {
  readPeriod: async () => ({
    today: '2026-11-22',
    range: resolvePeriod({ period: 'year' }, '2026-11-22'),
    updatedAt: new Date('2026-11-22T06:00:00Z'),
  }),
  readTotals: async () => counts,
  readBars: async () => [{ start: '2026-11-01', ...counts }],
  listStatistics: async () => ({
    rows: [
      row,
      { ...row, id: '8', name: '' },
      { ...row, id: '9', name: '', isWithoutSchool: true },
    ],
    next: '8',
  }),
}
