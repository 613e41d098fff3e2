import { isDay } from '@/base/day'
import { siteOwner } from '@/base/owner'
import { PolicySections } from '@/components/policies/policy-sections'
import { VersionSummary } from '@/components/policies/version-summary'
import { Alert } from '@/components/ui/alert'
import { policyText } from '@/i18n/policies'
import type { PolicyPreview as Preview } from '@/lib/policies/team'

/** As visitors read a version that is not yet in force. */
export function PolicyPreview({ preview }: { preview: Preview }) {
  const { text, summary, effectiveFrom } = preview
  const { versions: versionText } = policyText(siteOwner)
  return (
    <main className="page-width page-main">
      <h1 className="underlined">{text.title}</h1>
      <p className="lede mt-4">{text.lede}</p>
      {(isDay(effectiveFrom) || summary) && (
        <Alert tone="warning" className="mt-6 max-w-2xl">
          {isDay(effectiveFrom) && <p>{versionText.notYetInForce(effectiveFrom)}</p>}
          <VersionSummary summary={summary} />
        </Alert>
      )}
      <PolicySections text={text} />
    </main>
  )
}
