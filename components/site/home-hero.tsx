import { routes } from '@/lib/routes'
import type { HomeText } from '@/lib/texts/pages'
import { ButtonLink } from './button-link'
import { Picture } from './picture'

export function HomeHero({ hero }: { hero: HomeText['hero'] }) {
  return (
    <>
      <div className="toran" aria-hidden="true" />
      <div className="page-width grid items-center gap-6 pt-6 pb-10 md:pb-14 lg:grid-cols-hero lg:gap-12">
        <div>
          <h1>{hero.title}</h1>
          <p className="lede mt-4">{hero.lede}</p>
          <div className="when-out mt-6 flex flex-wrap gap-3">
            <ButtonLink href={routes.register}>{hero.register}</ButtonLink>
            <ButtonLink href={routes.subscriptionRegister} tone="quiet">
              {hero.registerSchool}
            </ButtonLink>
          </div>
          <div className="when-in mt-6 flex flex-wrap gap-3">
            <ButtonLink href={routes.onlineTraining}>{hero.workshops}</ButtonLink>
            <ButtonLink href={routes.ebook} tone="quiet">
              {hero.library}
            </ButtonLink>
          </div>
          <dl className="mt-6 grid grid-cols-1 gap-x-8 gap-y-2 border-t border-rule pt-4 sm:grid-cols-3">
            {hero.facts.map(({ term, detail }) => (
              <div key={term} className="flex gap-3 sm:block">
                <dt className="w-16 text-muted">{term}</dt>
                <dd className="font-semibold">{detail}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Picture
          name="staffroom"
          alt={hero.picture}
          isAboveFold
          className="mx-auto w-3/5 max-w-xl sm:w-full"
        />
      </div>
    </>
  )
}
