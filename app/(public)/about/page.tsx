import { Beliefs } from '@/components/site/beliefs'
import { BookList } from '@/components/site/book-list'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { OfferList } from '@/components/site/offer-list'
import { PageHead } from '@/components/site/page-head'
import { Section } from '@/components/site/section'
import { aboutText } from '@/i18n/about'
import { readAtRuntime } from '@/lib/content/read-at-runtime'
import { listBooks } from '@/lib/library/book-list'
import { buildPageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export function generateMetadata() {
  const { pageTitle, description } = aboutText()
  return buildPageMetadata({ title: pageTitle, description, path: routes.about })
}

export default async function AboutPage() {
  const { pageTitle, description, title, lede, picture, offers, beliefs } = aboutText()
  const books = await readAtRuntime(listBooks, [])
  return (
    <main className="page-width page-main">
      <Breadcrumbs title={pageTitle} description={description} path={routes.about} />
      <PageHead title={title} lede={lede} picture="school" alt={picture} />
      <Section id="offers" heading={offers.heading} intro={offers.intro}>
        <OfferList />
      </Section>
      <BookList books={books} />
      <Section id="beliefs" heading={beliefs.heading}>
        <Beliefs />
      </Section>
    </main>
  )
}
