import { Beliefs } from '@/components/site/beliefs'
import { NamedBooks } from '@/components/site/named-books'
import { OfferList } from '@/components/site/offer-list'
import { PageHead } from '@/components/site/page-head'
import { Section } from '@/components/site/section'
import { Trail } from '@/components/site/trail'
import { whenMadeNow } from '@/lib/content/now'
import { namedBooks } from '@/lib/library/named-books'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { aboutWords } from '@/words/about'

export function generateMetadata() {
  const { pageTitle, description } = aboutWords()
  return pageMetadata({ title: pageTitle, description, path: routes.about })
}

export default async function AboutPage() {
  const { pageTitle, description, title, lede, picture, offers, beliefs } = aboutWords()
  const books = await whenMadeNow(namedBooks, [])
  return (
    <main className="page-width page-main">
      <Trail title={pageTitle} description={description} path={routes.about} />
      <PageHead title={title} lede={lede} picture="school" alt={picture} />
      <Section id="offers" heading={offers.heading} intro={offers.intro}>
        <OfferList />
      </Section>
      <NamedBooks books={books} />
      <Section id="beliefs" heading={beliefs.heading}>
        <Beliefs />
      </Section>
    </main>
  )
}
