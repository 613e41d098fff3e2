import Link from 'next/link'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { routes } from '@/lib/routes'
import type { SiteEditor } from '@/lib/school-sites/pages/editor'

/** What is missing, each with a link to its page. */
export function SiteFaults({ faults }: Pick<SiteEditor, 'faults'>) {
  const text = schoolSiteEditorText()
  if (faults.length === 0) return null
  return (
    <div className="grid gap-2">
      <p>{text.status.missing}</p>
      <ul className="list-disc pl-6">
        {faults.map(({ pageId, title, block, fault }) => (
          <li key={`${pageId} ${block} ${fault}`}>
            <Link
              href={routes.schoolWebsitePage(pageId)}
              prefetch={false}
              className="inline-flex min-h-11 items-center"
            >
              {text.fault(title, block, text.faults[fault])}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
