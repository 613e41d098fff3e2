import { DnsRecords } from '@/components/school/dns-records'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import type { OwnDomain } from '@/lib/school-sites/domain/domain'

export function DomainRecords({ domain }: { domain: OwnDomain }) {
  const { domain: text } = schoolSiteEditorText()
  return (
    <>
      <p>{text.steps}</p>
      <DnsRecords
        label={text.recordsOf(domain.domain)}
        columns={text.columns}
        records={[
          { type: 'TXT', name: domain.proofName, value: domain.proofValue },
          { type: 'CNAME', name: domain.domain, value: domain.target },
        ]}
      />
      <p>{text.apex}</p>
    </>
  )
}
