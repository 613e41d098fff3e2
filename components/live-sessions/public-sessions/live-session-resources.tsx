import { pictureFile } from '@/content/pictures'
import { liveSessionText } from '@/i18n/live-sessions'
import type { SessionResource } from '@/lib/live-sessions/session-resources'
import { routes } from '@/lib/routes'

/** Members open the resource itself, others its public page. */
export function LiveSessionResources({ resources }: { resources: SessionResource[] }) {
  if (resources.length === 0) return null
  const text = liveSessionText()
  return (
    <section aria-labelledby="resourceIds" className="mt-8">
      <h2 id="resourceIds">{text.resourceIds}</h2>
      <p className="mt-1 text-muted">{text.worksNote}</p>
      <ul className="session-kit mt-3">
        {resources.map(({ id, work, title, lang, picture }) => (
          <li key={id} lang={lang} className="sheet">
            <img
              {...(picture ?? pictureFile('slides'))}
              alt=""
              loading="lazy"
              decoding="async"
              className="picture"
            />
            <a href={routes.resource(work)} className="when-out min-h-11">
              {title}
            </a>
            <a href={routes.libraryItem(id)} className="when-in min-h-11">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
