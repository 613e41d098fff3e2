import { statisticsText } from '@/i18n/statistics'

export function StatisticsNotes() {
  const { title, lines } = statisticsText().notes
  return (
    <section aria-labelledby="notes" className="mt-8 max-w-3xl">
      <h2 id="notes">{title}</h2>
      <ul className="mt-3 list-disc space-y-1 ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
