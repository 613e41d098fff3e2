import { liveSessionText } from '@/i18n/live-sessions'
import { routes } from '@/lib/routes'

type LiveSessionResource = { id: string; work: string; title: string; lang?: string }

/** Members open the resource itself, others its public page. */
export function LiveSessionResources({ resources }: { resources: LiveSessionResource[] }) {
  if (resources.length === 0) return null
  const text = liveSessionText()
  return (
    <section aria-labelledby="resourceIds" className="mt-10">
      <h2 id="resourceIds">{text.resourceIds}</h2>
      <p className="mt-2 text-muted">{text.worksNote}</p>
      <ul className="mt-3">
        {resources.map(({ id, work, title, lang }) => (
          <li key={id} lang={lang}>
            <a href={routes.resource(work)} className="when-out inline-flex min-h-11 items-center">
              {title}
            </a>
            <a href={routes.libraryItem(id)} className="when-in inline-flex min-h-11 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
