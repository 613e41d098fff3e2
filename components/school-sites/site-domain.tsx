import { ActionButton } from '@/components/ui/action-button'
import { Alert } from '@/components/ui/alert'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import type { OwnDomain } from '@/lib/school-sites/domain/domain'
import { DomainRecords } from './domain-records'
import { NewDomainForm } from './new-domain-form'

export function SiteDomain({ domain }: { domain: OwnDomain | null }) {
  const { domain: text } = schoolSiteEditorText()
  return (
    <section aria-labelledby="site-domain" className="mt-12 grid max-w-3xl gap-5">
      <h2 id="site-domain">{text.heading}</h2>
      {!domain && (
        <>
          <p>{text.text}</p>
          <NewDomainForm />
        </>
      )}
      {domain?.isConfirmed && <p>{text.confirmed(domain.domain)}</p>}
      {domain?.isProofMissing && <Alert tone="error">{text.missing}</Alert>}
      {domain && (!domain.isConfirmed || domain.isProofMissing) && (
        <>
          <DomainRecords domain={domain} />
          <ActionButton label={text.check} path="/api/school/website/domain/check" isImmediate />
        </>
      )}
      {domain && <ActionButton label={text.remove} path="/api/school/website/domain/remove" />}
    </section>
  )
}
