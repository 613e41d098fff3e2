import { BarChart } from '@/components/ui/bar-chart'
import { teamHomeText } from '@/i18n/team-home'
import type { WeeklyStats } from '@/lib/team/today/weekly-stats'

const STAT_NAMES = ['registrations', 'attendance', 'schools'] as const

/** A chart without a value is left out. */
export function WeekCharts({ weeks }: { weeks: WeeklyStats[] }) {
  const text = teamHomeText().home
  const shownStats = STAT_NAMES.filter((statName) => weeks.some((week) => week[statName] > 0))
  if (shownStats.length === 0) return null
  return (
    <section aria-labelledby="weeks">
      <h2 id="weeks">{text.weeks}</h2>
      <div className="mt-4 grid gap-8 lg:grid-cols-3">
        {shownStats.map((statName) => (
          <BarChart
            key={statName}
            title={text[statName]}
            bars={weeks.map((week) => ({ label: text.weekOf(week.monday), value: week[statName] }))}
            heads={[text.week, text.number]}
            tableLabel={text.figures}
          />
        ))}
      </div>
    </section>
  )
}
