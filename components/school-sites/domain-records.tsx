import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import type { OwnDomain } from '@/lib/school-sites/domain/domain'

export function DomainRecords({ domain }: { domain: OwnDomain }) {
  const { domain: text } = schoolSiteEditorText()
  const records = [
    { type: 'TXT', name: domain.proofName, value: domain.proofValue },
    { type: 'CNAME', name: domain.domain, value: domain.target },
  ]
  return (
    <>
      <p>{text.steps}</p>
      <ul className="rows" aria-label={text.recordsOf(domain.domain)}>
        {records.map(({ type, name, value }) => (
          <li key={type}>
            <dl className="grid gap-1 sm:grid-cols-[6rem_1fr]">
              <dt>{text.columns.type}</dt>
              <dd className="font-bold">{type}</dd>
              <dt>{text.columns.name}</dt>
              <dd className="break-all">{name}</dd>
              <dt>{text.columns.value}</dt>
              <dd className="break-all">{value}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <p>{text.apex}</p>
    </>
  )
}
