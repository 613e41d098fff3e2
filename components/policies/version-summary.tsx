import { siteOwner } from '@/base/owner'
import { policyText } from '@/i18n/policies'

/** The team writes summaries in English. */
export const VersionSummary = ({ summary }: { summary: string }) =>
  summary && (
    <p className="wrap-anywhere">
      {policyText(siteOwner).versions.changes} <span lang="en">{summary}</span>
    </p>
  )
