import { developersText } from '@/i18n/developers'
import { routes } from '@/lib/routes'
import { type AboutText, getAboutText } from '@/lib/texts/pages'
import type { PublishedTexts } from '@/lib/texts/published'
import { Beliefs } from './beliefs'
import { BookList } from './book-list'
import { Breadcrumbs } from './breadcrumbs'
import { OfferList } from './offer-list'
import { PageHead } from './page-head'
import { Section } from './section'

type Props = { texts: PublishedTexts; books: Parameters<typeof BookList>[0]['books'] }

export function AboutContent({ texts, books }: Props) {
  const text: AboutText = getAboutText(texts)
  const { pageTitle, description, title, lede, picture, offers, beliefs } = text
  return (
    <main className="page-width page-main">
      <Breadcrumbs title={pageTitle} description={description} path={routes.about} />
      <PageHead title={title} lede={lede} picture="school" alt={picture} />
      <Section id="offers" heading={offers.heading} intro={offers.intro}>
        <OfferList offers={offers} />
      </Section>
      <BookList books={books} />
      <Section id="beliefs" heading={beliefs.heading}>
        <Beliefs list={beliefs.list} />
      </Section>
      <p className="mt-9">
        <a href={routes.developers} className="inline-flex min-h-11 items-center">
          {developersText().link}
        </a>
      </p>
    </main>
  )
}
