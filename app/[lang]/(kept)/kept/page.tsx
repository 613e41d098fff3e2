import { site } from '@/base/site'
import { KeptPage } from '@/components/kept/kept-page'
import { keptText } from '@/i18n/kept'
import { getLanguage } from '@/i18n/language'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({
  title: keptText().title,
  description: keptText().description,
  robots: { index: false },
  manifest: `/kept/${getLanguage()}.webmanifest`,
}))

/** Without the site's frame: what it links to needs a connection. */
export default function KeptOnDevicePage() {
  const { rules, site: toSite, noScript } = keptText()
  return (
    <>
      <header className="border-b-2 border-ink bg-sheet">
        <div className="page-width header-row">
          <a href={routes.home} className="wordmark">
            {site.name}
          </a>
          <a href={routes.home} className="inline-flex min-h-11 items-center">
            {toSite}
          </a>
        </div>
      </header>
      <KeptPage>
        <noscript>
          <p className="mt-6">{noScript}</p>
        </noscript>
        <section className="mt-9">
          <h2>{rules.heading}</h2>
          <ul className="mt-3 grid list-disc gap-2 pl-6">
            {rules.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      </KeptPage>
    </>
  )
}
