type Props = {
  label: string
  columns: { type: string; name: string; value: string }
  records: { type: 'TXT' | 'CNAME'; name: string; value: string }[]
}

export const DnsRecords = ({ label, columns, records }: Props) => (
  <ul className="rows" aria-label={label}>
    {records.map(({ type, name, value }) => (
      <li key={type}>
        <dl className="grid gap-1 sm:grid-cols-lead-md">
          <dt>{columns.type}</dt>
          <dd className="font-bold">{type}</dd>
          <dt>{columns.name}</dt>
          <dd className="break-all">{name}</dd>
          <dt>{columns.value}</dt>
          <dd className="break-all">{value}</dd>
        </dl>
      </li>
    ))}
  </ul>
)
