import { myLearningText } from '@/i18n/my-learning'

type Props = {
  rowHeading: string
  labelledBy: string
  rows: { label: string; ours: number; own: number }[]
}

export function HoursTable({ rowHeading, labelledBy, rows }: Props) {
  const { year: text, hours: formatHours } = myLearningText()
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 items-center">{text.table}</summary>
      <table aria-labelledby={labelledBy} className="mt-2 w-full max-w-2xl border-collapse">
        <thead>
          <tr className="border-b-2 border-ink text-left">
            {[rowHeading, text.ours, text.own, text.all].map((label) => (
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
              <td className="py-2 pr-4">{formatHours(ours)}</td>
              <td className="py-2 pr-4">{formatHours(own)}</td>
              <td className="py-2">{formatHours(ours + own)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
