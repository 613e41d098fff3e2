type Props = { summary: string; rows: string[]; isOpen?: boolean }

export const NamedRows = ({ summary, rows, isOpen }: Props) => (
  <details open={isOpen}>
    <summary className="cursor-pointer py-2.5 font-semibold">{summary}</summary>
    <ul className="mt-2 list-disc pl-5 wrap-anywhere">
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  </details>
)
