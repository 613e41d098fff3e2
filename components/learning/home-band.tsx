'use client'

import { homeBandText } from '@/i18n/home-band'
import { useHomeSummary } from '@/lib/client/use-home-summary'
import { useLastVideo } from '@/lib/client/use-last-video'
import type { HomeSummary } from '@/lib/learning/schema'
import { routes } from '@/lib/routes'
import { NextSession } from './next-session'
import { YearRing } from './year-ring'

type Props = {
  /** Of the next session of the series, for everyone the same. */
  theme: { slug: string; label: string } | null
}

/**
 * The home of a logged-in user, above the shared page. Every state has the same lines, so that the page does
 * not move when the summary arrives. Without it, the links still lead to the right pages.
 */
export function HomeBand({ theme }: Props) {
  const text = homeBandText()
  const summary = useHomeSummary()
  return (
    <section aria-labelledby="for-you" className="when-in page-width home-band">
      {/* Not an h1, which is the shared page's and folded here. */}
      <h2 id="for-you" aria-level={1} className="sr-only">
        {text.name}
      </h2>
      <div className="sheet home-next">
        <NextSession next={summary?.next ?? null} />
      </div>
      <Year summary={summary} />
      <ul className="home-more">
        <Continue reading={summary?.reading ?? null} />
        <Watch />
        <HomeLink
          href={theme ? `${routes.toolkit}?theme=${theme.slug}` : routes.toolkit}
          picture={{ src: '/pictures/slides.svg', width: 128, height: 96 }}
          label={text.theme}
          title={theme?.label ?? text.toolkit}
        />
      </ul>
    </section>
  )
}

function Year({ summary }: { summary: HomeSummary | null }) {
  const text = homeBandText()
  const { minutes, requiredHours, waitingCertificates: waitingCount, hasFirstSteps } = summary ?? {}
  const isNew = hasFirstSteps && !waitingCount
  return (
    <div className="home-year bg-deep">
      <YearRing minutes={minutes ?? 0} requiredHours={requiredHours ?? 50} />
      <p className="min-w-0">
        <a href={routes.myLearning}>
          {minutes === undefined ? text.hoursPlain : text.hours(minutes, Number(requiredHours))}
        </a>
        <a href={isNew ? routes.firstSteps : `${routes.myLearning}#name`}>
          {isNew && text.firstSteps}
          {!isNew && (waitingCount ? text.waiting(waitingCount) : text.certificates)}
        </a>
      </p>
    </div>
  )
}

function Continue({ reading }: Pick<HomeSummary, 'reading'>) {
  const text = homeBandText()
  return (
    <HomeLink
      href={reading ? `${routes.ebook}#book-${reading.id}` : routes.ebook}
      picture={reading?.cover ?? { src: '/pictures/ebook.svg', width: 200, height: 150 }}
      label={reading ? text.reading : text.books}
      title={reading?.title ?? text.library}
    />
  )
}

function Watch() {
  const text = homeBandText()
  const video = useLastVideo()
  return (
    <HomeLink
      href={routes.digitalVideos}
      picture={video?.picture ?? { src: '/pictures/video.svg', width: 200, height: 150 }}
      label={video ? text.watching : text.videos}
      title={video?.title ?? text.videoLibrary}
    />
  )
}

type HomeLinkProps = {
  href: string
  picture: { src: string; width: number; height: number }
  label: string
  title: string
}

const HomeLink = ({ href, picture, label, title }: HomeLinkProps) => (
  <li className="sheet home-link">
    {/* A new element, because a picture of another size would move. */}
    <img key={picture.src} {...picture} alt="" loading="lazy" className="picture" />
    <p className="min-w-0">
      <span className="truncate text-muted">{label}</span>
      <a
        key={href}
        href={href}
        aria-label={`${label}: ${title}`}
        className="truncate font-semibold"
      >
        {title}
      </a>
    </p>
  </li>
)
