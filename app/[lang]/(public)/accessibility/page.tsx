import { siteOwner } from '@/base/owner'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { accessibilityText } from '@/i18n/accessibility'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => {
  const { title, description } = accessibilityText()
  return buildPageMetadata({ title, description, path: routes.accessibility })
})

export default function AccessibilityPage() {
  const { title, description, lede, sections, contact } = accessibilityText()
  return (
    <main className="page-width page-main">
      <Breadcrumbs title={title} description={description} path={routes.accessibility} />
      <h1 className="underlined">{title}</h1>
      <p className="lede mt-4">{lede}</p>
      <div className="prose mt-8">
        {sections.map(({ heading, points }) => (
          <section key={heading}>
            <h2 className="mt-9">{heading}</h2>
            <ul className="list-disc pl-6">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2 className="mt-9">{contact.heading}</h2>
          <p>{contact.text}</p>
          <p>
            <a href={routes.contact}>{contact.link}</a>
          </p>
          <p>
            <a href={`mailto:${siteOwner.email}`} className="break-all">
              {contact.email(siteOwner.email)}
            </a>
          </p>
          <p>{contact.dated}</p>
        </section>
      </div>
    </main>
  )
}
