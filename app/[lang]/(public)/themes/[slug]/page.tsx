import { notFound } from 'next/navigation'
import { ThemePage } from '@/components/public-pages/theme-page'
import { findThemeWeek } from '@/components/public-pages/theme-week'
import { findThemeImage } from '@/content/sharing-images'
import { themePageText } from '@/i18n/theme-page'
import { getPublicTheme } from '@/lib/live-sessions/public-themes'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { fitDescription, fitTitle } from '@/lib/search-result'
import { getHomeText } from '@/lib/texts/pages'
import { getPublishedTexts } from '@/lib/texts/published'

/** Our server caches this page per content version; the build has no database. */
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ slug: string }> }

async function loadTheme({ params }: Props) {
  const theme = (await getPublicTheme((await params).slug)) ?? notFound()
  const { themes: themesText } = getHomeText(await getPublishedTexts())
  const week = findThemeWeek(theme.slug)
  const about = week && themesText.weeks[week.name]
  const more = themePageText().more(theme.label)
  const description = about ? fitDescription(`${about.explore} ${about.classroom}`, more) : more
  return { theme, themesText, description }
}

export const generateMetadata = describePage(async (props: Props) => {
  const { theme, description } = await loadTheme(props)
  return buildPageMetadata({
    title: fitTitle(theme.label, themePageText().kind),
    description,
    path: routes.theme(theme.slug),
    image: findThemeImage(theme),
  })
})

export default async function PublicThemePage(props: Props) {
  return <ThemePage {...(await loadTheme(props))} />
}
