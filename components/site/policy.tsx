import { Fragment, type ReactNode } from 'react'
import { siteOwner } from '@/base/owner'
import { policyText } from '@/i18n/policies'
import { Picture } from './picture'

type PolicySection = { heading: string; body: (string | string[])[] }
type PolicySections = Record<string, PolicySection>
type PolicyPageText = { title: string; lede: string; sections: PolicySections }

export function Policy({
  pageText,
  breadcrumbs,
}: {
  pageText: PolicyPageText
  breadcrumbs: ReactNode
}) {
  const { title, lede, sections } = pageText
  return (
    <main className="page-width page-main">
      {breadcrumbs}
      <h1 className="underlined">{title}</h1>
      <p className="lede mt-4">{lede}</p>
      <p className="mt-3 text-muted">{policyText(siteOwner).version}</p>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[17rem_1fr] lg:gap-16">
        <PolicyContents sections={sections} />
        <div className="prose">
          {Object.entries(sections).map(([id, { heading, body }]) => (
            <Fragment key={id}>
              <h2 id={id}>{heading}</h2>
              {body.map((part) => (
                <PolicyPart key={String(part)} part={part} />
              ))}
            </Fragment>
          ))}
        </div>
      </div>
    </main>
  )
}

function PolicyContents({ sections }: { sections: PolicySections }) {
  return (
    <nav
      aria-label={policyText(siteOwner).contents}
      className="sheet screen-only px-5 py-5 lg:sticky lg:top-6"
    >
      <Picture name="ledger" className="hidden w-28 lg:block" />
      <ul className="sm:columns-2 lg:columns-1 lg:mt-3">
        {Object.entries(sections).map(([id, { heading }]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center leading-snug">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PolicyPart({ part }: { part: string | string[] }) {
  if (typeof part === 'string') return <p>{renderWithEmailLink(part)}</p>
  return (
    <ul>
      {part.map((item) => (
        <li key={item}>{renderWithEmailLink(item)}</li>
      ))}
    </ul>
  )
}

function renderWithEmailLink(text: string) {
  const [before, ...after] = text.split(siteOwner.email)
  if (after.length === 0) return text
  return (
    <>
      {before}
      <a href={`mailto:${siteOwner.email}`}>{siteOwner.email}</a>
      {after.join(siteOwner.email)}
    </>
  )
}
