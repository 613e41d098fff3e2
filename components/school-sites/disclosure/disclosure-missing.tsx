import { schoolSiteDisclosureText } from '@/i18n/school-site-disclosure'
import { hasEnded, listMissing, type SiteDisclosure } from '@/lib/school-disclosure/schema'

type Props = { disclosure: SiteDisclosure; today: string }

/** A list to work through, each entry with a link to its place. */
export function DisclosureMissing({ disclosure, today }: Props) {
  const text = schoolSiteDisclosureText()
  const missing = listMissing(disclosure)
  const ended = disclosure.documents.filter((document) => hasEnded(document, today))
  return (
    <div className="panel grid gap-3">
      {missing.length === 0 && <p className="font-semibold">{text.complete}</p>}
      {missing.length > 0 && (
        <details>
          <summary className="min-h-11 font-semibold">
            {text.missingHeading(missing.length)}
          </summary>
          <ul className="mt-2 flex flex-wrap gap-x-5">
            {missing.map((key) => (
              <li key={key}>
                <a href={`#entry-${key}`} className="inline-flex min-h-11 items-center">
                  {text.items[key as keyof typeof text.items]}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      {ended.map(({ item, file, title, until }) => (
        <p key={`${item} ${file}`}>
          <a href={`#entry-${item}`} className="inline-flex min-h-11 items-center">
            {text.ended(title, until)}
          </a>
        </p>
      ))}
    </div>
  )
}
