import type { ReactNode } from 'react'
import { themeCourse } from '@/components/live-sessions/public-sessions/structured-data'
import { LiveSessionRow } from '@/components/live-sessions/session/live-session-row'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { JsonLd } from '@/components/site/json-ld'
import { Picture } from '@/components/site/picture'
import { buttonClass } from '@/components/ui/button'
import { liveSessionText } from '@/i18n/live-sessions'
import { themePageText } from '@/i18n/theme-page'
import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'
import type { PublicTheme } from '@/lib/live-sessions/public-themes'
import { routes } from '@/lib/routes'
import type { HomeText } from '@/lib/texts/pages'
import { BookLinks } from './book-links'
import { ResourceLinks } from './resource-links'
import { findThemeWeek } from './theme-week'

type Props = { theme: PublicTheme; themesText: HomeText['themes']; description: string }

export function ThemePage({ theme, themesText, description }: Props) {
  const text = themePageText()
  const { slug, label, coming, past, resources, books, others } = theme
  return (
    <main className="page-width page-main">
      <Breadcrumbs title={label} description={description} path={routes.theme(slug)} />
      {coming.length + past.length > 0 && (
        <JsonLd data={themeCourse({ slug, label, description, coming, past })} />
      )}
      <ThemeHead theme={theme} themesText={themesText} />
      {coming.length > 0 && <Sessions id="coming" heading={text.coming} liveSessions={coming} />}
      {resources.length > 0 && (
        <ThemeSection id="resources" heading={text.resources}>
          <ResourceLinks resources={resources} />
        </ThemeSection>
      )}
      {books.length > 0 && (
        <ThemeSection id="books" heading={text.books}>
          <BookLinks books={books} />
        </ThemeSection>
      )}
      {past.length > 0 && (
        <Sessions id="past" heading={text.past} liveSessions={past}>
          {theme.hasEarlier && (
            <p className="mt-4">
              <a href={`${routes.series}?theme=${slug}#past`} className={buttonClass('secondary')}>
                {liveSessionText().past.earlier}
              </a>
            </p>
          )}
        </Sessions>
      )}
      {others.length > 0 && (
        <ThemeSection id="others" heading={text.others}>
          <ul className="flex flex-wrap gap-3">
            {others.map((other) => (
              <li key={other.slug}>
                <a href={routes.theme(other.slug)} className={buttonClass('secondary')}>
                  {other.label}
                </a>
              </li>
            ))}
          </ul>
        </ThemeSection>
      )}
    </main>
  )
}

function ThemeHead({ theme, themesText }: Pick<Props, 'theme' | 'themesText'>) {
  const text = themePageText()
  const { slug, label, coming } = theme
  const week = findThemeWeek(slug)
  const about = week && themesText.weeks[week.name]
  const [next] = coming
  return (
    <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-end">
      <div>
        <h1 className="underlined">{label}</h1>
        {!about && <p className="lede mt-4">{text.lede}</p>}
        {about && (
          <dl className="mt-4 max-w-2xl">
            <dt className="text-muted">{themesText.session}</dt>
            <dd className="text-lg">{about.explore}</dd>
            <dt className="mt-3 text-muted">{themesText.classroom}</dt>
            <dd className="text-lg">{about.classroom}</dd>
          </dl>
        )}
        <p className="mt-6">
          <a
            href={next ? routes.liveSession(next.slug) : routes.series}
            className={buttonClass('accent')}
          >
            {next ? text.next : text.dates}
          </a>
        </p>
      </div>
      {week && <Picture name={week.picture} isAboveFold className="w-44 md:w-72" />}
    </div>
  )
}

type SectionProps = { id: string; heading: string; children: ReactNode }

const ThemeSection = ({ id, heading, children }: SectionProps) => (
  <section aria-labelledby={id} className="mt-14">
    <h2 id={id} className="underlined mb-7">
      {heading}
    </h2>
    {children}
  </section>
)

type SessionsProps = Omit<SectionProps, 'children'> & {
  liveSessions: PublicLiveSession[]
  children?: ReactNode
}

const Sessions = ({ liveSessions, children, ...section }: SessionsProps) => (
  <ThemeSection {...section}>
    <ul className="divide-y divide-rule">
      {liveSessions.map((liveSession) => (
        <LiveSessionRow key={liveSession.slug} liveSession={liveSession} />
      ))}
    </ul>
    {children}
  </ThemeSection>
)
