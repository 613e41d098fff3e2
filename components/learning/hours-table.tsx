import { myLearningWords } from '@/words/my-learning'

type Props = {
  head: string
  labelledBy: string
  rows: { label: string; ours: number; own: number }[]
}

/** What a chart shows, in figures. */
export function HoursTable({ head, labelledBy, rows }: Props) {
  const { year, hours } = myLearningWords()
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 items-center">{year.table}</summary>
      <table aria-labelledby={labelledBy} className="mt-2 w-full max-w-2xl border-collapse">
        <thead>
          <tr className="border-b-2 border-ink text-left">
            {[head, year.ours, year.own, year.all].map((label) => (
              <th key={label} scope="col" className="py-2 pr-4 font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, ours, own }) => (
            <tr key={label} className="border-b border-rule">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {label}
              </th>
              <td className="py-2 pr-4">{hours(ours)}</td>
              <td className="py-2 pr-4">{hours(own)}</td>
              <td className="py-2">{hours(ours + own)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
