import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { JsonLd } from '@/components/site/json-ld'
import { Badge } from '@/components/ui/badge'
import { resourceData } from '@/content/resource-data'
import { nameForeignLanguage, nameLanguage } from '@/i18n/language-name'
import { resourcePageText } from '@/i18n/resource-page'
import { toolkitText } from '@/i18n/toolkit'
import { routes } from '@/lib/routes'
import type { PublicResource } from '@/lib/toolkit/public-resources'
import { EditionLinks } from './edition-links'
import { FactsList } from './facts-list'
import { OpenWork } from './open-work'
import { ResourceLinks } from './resource-links'
import { ResourceTeaser } from './resource-teaser'

type Props = { resource: PublicResource; description: string }

export function ResourcePage({ resource, description }: Props) {
  const text = resourcePageText()
  const { work, lang, title, resourceType, others, themeLabel } = resource
  return (
    <main className="page-width page-main">
      <Breadcrumbs {...{ lang, title, description }} path={routes.resource(work)} />
      <JsonLd data={resourceData(resource)} />
      <ResourceHead resource={resource} />
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-aside">
        <div className="grid gap-10">
          <ResourceTeaser {...resource} />
          <section aria-labelledby="use">
            <h2 id="use">{text.use}</h2>
            <ol className="prose list-decimal pl-6">
              {(text.steps[resourceType] ?? text.otherSteps).map((step) => (
                <li key={step} className="mt-3">
                  {step}
                </li>
              ))}
            </ol>
          </section>
        </div>
        <ResourceFacts resource={resource} />
      </div>
      {others.length > 0 && (
        <section aria-labelledby="others" className="mt-14">
          <h2 id="others" className="underlined mb-7">
            {text.others(themeLabel)}
          </h2>
          <ResourceLinks resources={others} />
        </section>
      )}
    </main>
  )
}

function ResourceHead({ resource }: { resource: PublicResource }) {
  const text = resourcePageText()
  const { open: freeLabel, premium: premiumLabel } = toolkitText()
  const { id, lang, title, subtitle, description, typeLabel, isPremium, page } = resource
  const languageName = nameForeignLanguage(resource.editionLanguage)
  return (
    <div className="grid items-start gap-x-12 gap-y-8 md:grid-cols-aside">
      <div>
        <h1 lang={lang} className="underlined">
          {title}
        </h1>
        {subtitle && (
          <p lang={lang} className="mt-3 text-lg font-semibold">
            {subtitle}
          </p>
        )}
        <p className="mt-3 flex flex-wrap gap-2">
          <Badge tone={isPremium ? 'premium' : 'free'}>
            {isPremium ? premiumLabel : freeLabel}
          </Badge>
          <Badge>{typeLabel}</Badge>
          {languageName && <Badge>{languageName}</Badge>}
        </p>
        <p lang={lang} className="lede mt-4 mb-5">
          {description}
        </p>
        <OpenWork
          isPremium={isPremium}
          memberPath={routes.libraryItem(id)}
          returnPath={routes.libraryItem(id)}
          labels={text}
        />
      </div>
      {page.picture && (
        <img
          {...page.picture}
          alt={text.pictureOf(page.title)}
          decoding="async"
          className="picture border border-rule"
        />
      )}
    </div>
  )
}

function ResourceFacts({ resource }: { resource: PublicResource }) {
  const { facts: text } = resourcePageText()
  const { formats: names, size: formatSize, file: describeFile } = toolkitText()
  const { work, isPremium, grades, pageCount, formats, languages, editionLanguage } = resource
  const editions = (
    <EditionLinks path={routes.resource(work)} languages={languages} shown={editionLanguage} />
  )
  return (
    <FactsList
      heading={text.heading}
      rows={[
        [text.audience, grades && text.audienceText(grades)],
        [text.price, isPremium ? text.pricePremium : text.priceFree],
        [
          text.theme,
          <a key="" href={routes.theme(resource.theme)}>
            {resource.themeLabel}
          </a>,
        ],
        [text.length, pageCount > 0 && text.pages(pageCount)],
        [
          text.formats,
          formats
            .map(({ format, bytes }) => describeFile(names[format] ?? format, formatSize(bytes)))
            .join(' · '),
        ],
        [text.language, nameLanguage(editionLanguage)],
        [text.editions, languages.length > 1 && editions],
      ]}
    />
  )
}
