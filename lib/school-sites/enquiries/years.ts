import 'server-only'
import { formatIndiaDay } from '@/base/india-time'

/** A school year begins in April; a preview has no day. First the next one, which most parents ask about, then the present one. */
export function listAdmissionYears(day: string): string[] {
  const [year = 0, month = 0] = (day || formatIndiaDay(new Date())).split('-').map(Number)
  const present = month >= 4 ? year : year - 1
  return [present + 1, present].map(
    (first) => `${first}-${`${(first + 1) % 100}`.padStart(2, '0')}`,
  )
}
