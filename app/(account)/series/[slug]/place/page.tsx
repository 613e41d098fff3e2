import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PlaceForms } from '@/components/series/place-forms'
import { SaidOfPlace } from '@/components/series/said-of-place'
import { forgeryToken } from '@/lib/auth/cookies'
import { requireViewer } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'
import { slugFrom } from '@/lib/series/forms'
import { placeOf } from '@/lib/series/queries/place'
import { seriesWords } from '@/words/series'

export const generateMetadata = (): Metadata => ({
  title: seriesWords().place.heading,
  description: seriesWords().place.description,
  robots: { index: false },
})

type Props = {
  params: Promise<{ slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function PlacePage({ params, searchParams }: Props) {
  const slug = slugFrom(await params)
  const viewer = await requireViewer(routes.gatheringPlace(slug))
  const place = (await placeOf(viewer, slug)) ?? notFound()
  const { said } = await searchParams
  const words = seriesWords().place
  return (
    <main className="page-width page-main">
      <p className="mb-4">
        <a href={routes.gathering(slug)} className="inline-flex min-h-11 items-center">
          {words.back}
        </a>
      </p>
      <h1 className="underlined">{words.title(place.title)}</h1>
      <SaidOfPlace word={said} />
      <div className="sheet mt-6 grid max-w-lg gap-4 px-5 py-7">
        <PlaceForms place={place} xsrf={forgeryToken(viewer.sessionId)} />
        {place.standing !== 'over' && place.standing !== 'cancelled' && (
          <p className="flex flex-wrap gap-x-6">
            <a href={routes.gatheringPlace(slug)} className="inline-flex min-h-11 items-center">
              {words.refresh}
            </a>
            <a href={routes.gatheringCalendar(slug)} className="inline-flex min-h-11 items-center">
              {words.calendar}
            </a>
          </p>
        )}
      </div>
    </main>
  )
}
