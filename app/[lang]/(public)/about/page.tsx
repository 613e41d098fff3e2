import { AboutContent } from '@/components/site/about-content'
import { aboutText } from '@/i18n/about'
import { readAtRuntime } from '@/lib/content/read-at-runtime'
import { listBooks } from '@/lib/library/books'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { getPublishedTexts } from '@/lib/texts/published'

export const generateMetadata = describePage(() => {
  const { pageTitle, description } = aboutText()
  return buildPageMetadata({ title: pageTitle, description, path: routes.about })
})

export default async function AboutPage() {
  const [texts, books] = [await getPublishedTexts(), await readAtRuntime(listBooks, [])]
  return <AboutContent {...{ texts, books }} />
}
