import { settings } from '@/base/settings'
import { CallList } from '@/components/developers/call-list'
import { Example } from '@/components/developers/example'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import {
  firstRequest,
  inviteOneTeacher,
  readAllHours,
  readAllTeachers,
} from '@/content/developers/examples'
import { developersText } from '@/i18n/developers'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => {
  const { title, description } = developersText()
  return buildPageMetadata({ title, description, path: routes.developers })
})

export default function DevelopersPage() {
  const text = developersText()
  const { origin } = settings().appUrl
  return (
    <main className="page-width page-main">
      <Breadcrumbs title={text.title} description={text.description} path={routes.developers} />
      <h1 className="underlined">{text.title}</h1>
      <p className="lede mt-4">{text.lede}</p>
      <div className="prose mt-8">
        <section>
          <h2>{text.first.heading}</h2>
          <ol className="list-decimal pl-6">
            {text.first.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Example label={text.first.curl} code={firstRequest(origin)} />
          <p>{text.first.answer}</p>
        </section>
        <section>
          <h2 className="mt-9">{text.lists.heading}</h2>
          <p>{text.lists.text}</p>
          <Example label={text.lists.javaScript} code={readAllTeachers(origin)} />
          <Example label={text.lists.python} code={readAllHours(origin)} />
        </section>
        <section>
          <h2 className="mt-9">{text.writing.heading}</h2>
          <p>{text.writing.text}</p>
          <Example label={text.writing.curl} code={inviteOneTeacher(origin)} />
        </section>
        <section>
          <h2 className="mt-9">{text.calls.heading}</h2>
          <p>{text.calls.text}</p>
          <p>
            <a href="/api/openapi.json">{text.calls.description}</a>
          </p>
          <CallList />
        </section>
        {text.rules.map(({ heading, points }) => (
          <section key={heading}>
            <h2 className="mt-9">{heading}</h2>
            <ul className="list-disc pl-6">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  )
}
