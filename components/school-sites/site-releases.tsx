import { ActionButton } from '@/components/ui/action-button'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import type { SiteReleaseEntry } from '@/lib/school-sites/pages/editor'

type Props = { releases: SiteReleaseEntry[]; currentNumber: number | null }

export function SiteReleases({ releases, currentNumber }: Props) {
  const { status: text, moment, colleague } = schoolSiteEditorText()
  if (releases.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 font-semibold">{text.releases}</summary>
      <ul className="rows mt-3">
        {releases.map(({ number, when, name }) => (
          <li key={number} className="grid gap-2">
            <span>{text.release(moment(when), name ?? colleague)}</span>
            {number === currentNumber ? (
              <span>{text.current}</span>
            ) : (
              <ActionButton
                label={text.republish}
                name={text.republishOf(moment(when))}
                path={`/api/school/website/releases/${number}`}
                isImmediate
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
