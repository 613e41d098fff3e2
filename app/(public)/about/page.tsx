import { OfferList } from '@/components/site/offer-list'
import { PageHead } from '@/components/site/page-head'
import { PicturedPoints } from '@/components/site/pictured-points'
import { Section } from '@/components/site/section'
import { about, beliefs, offers } from '@/content/pages/about'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({
  title: 'About',
  description: about.description,
  path: routes.about,
})

export default function AboutPage() {
  return (
    <main className="page-width page-main">
      <PageHead title={about.title} lede={about.lede} picture="school" alt={about.picture} />
      <Section id="offers" heading={offers.heading} intro={offers.intro}>
        <OfferList />
      </Section>
      <Section id="beliefs" heading={beliefs.heading}>
        <PicturedPoints points={beliefs.list} />
      </Section>
    </main>
  )
}
