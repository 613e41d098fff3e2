import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { Programme } from '@/components/site/programme'
import { programmeText } from '@/i18n/programmes'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() =>
  buildPageMetadata({ ...programmeText().lms, path: routes.lms }),
)

export default function LmsPage() {
  const { lms, enroll, tests } = programmeText()
  return (
    <Programme
      pageText={lms}
      breadcrumbs={<Breadcrumbs {...lms} path={routes.lms} />}
      picture="lms"
      next={
        <section aria-labelledby="tests" className="when-in mt-10">
          <h2 id="tests">{tests.heading}</h2>
          <p className="mt-2">{tests.text}</p>
          <a href={routes.myTests} className="inline-flex min-h-11 items-center">
            {tests.link}
          </a>
        </section>
      }
    >
      <button type="button" aria-describedby="enroll-note" className="button">
        {enroll}
      </button>
    </Programme>
  )
}
