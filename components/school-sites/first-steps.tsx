import Link from 'next/link'
import { schoolSiteStartText } from '@/i18n/school-site-start'
import { routes } from '@/lib/routes'
import { listAskedQuestions } from '@/lib/school-sites/pages/answer'
import type { SiteEditor } from '@/lib/school-sites/pages/editor'

/** Until the first publication: what is left, the shortest way first. */
export function SiteFirstSteps({ pages }: Pick<SiteEditor, 'pages'>) {
  const { steps: text } = schoolSiteStartText()
  const steps = [
    { label: text.look, href: routes.schoolWebsitePreview },
    ...(listAskedQuestions(pages).length > 0
      ? [{ label: text.questions, href: '#site-questions' }]
      : []),
    { label: text.photo, href: routes.schoolWebsitePage(pages[0]?.id ?? '') },
  ]
  return (
    <section aria-labelledby="site-steps" className="panel mt-8 grid max-w-3xl gap-2">
      <h2 id="site-steps">{text.heading}</h2>
      <ol className="list-decimal pl-6">
        {steps.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className="inline-flex min-h-11 items-center">
              {label}
            </Link>
          </li>
        ))}
        <li>
          <a href="#site-status" className="inline-flex min-h-11 items-center">
            {text.publish}
          </a>
        </li>
      </ol>
    </section>
  )
}
