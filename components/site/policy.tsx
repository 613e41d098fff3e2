import { Fragment, type ReactNode } from 'react'
import { owner } from '@/base/owner'
import { policyWords } from '@/words/policies'
import { Picture } from './picture'

type Section = { heading: string; body: (string | string[])[] }
type Sections = Record<string, Section>
type Words = { title: string; lede: string; sections: Sections }

/** A policy with its contents on the side, so that one question finds one answer. */
export function Policy({ words, trail }: { words: Words; trail: ReactNode }) {
  const { title, lede, sections } = words
  return (
    <main className="page-width page-main">
      {trail}
      <h1 className="underlined">{title}</h1>
      <p className="lede mt-4">{lede}</p>
      <p className="mt-3 text-muted">{policyWords(owner).version}</p>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[17rem_1fr] lg:gap-16">
        <Contents sections={sections} />
        <div className="prose">
          {Object.entries(sections).map(([id, { heading, body }]) => (
            <Fragment key={id}>
              <h2 id={id}>{heading}</h2>
              {body.map((part) => (
                <Part key={String(part)} part={part} />
              ))}
            </Fragment>
          ))}
        </div>
      </div>
    </main>
  )
}

function Contents({ sections }: { sections: Sections }) {
  return (
    <nav
      aria-label={policyWords(owner).contents}
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

function Part({ part }: { part: string | string[] }) {
  if (typeof part === 'string') return <p>{withMailLink(part)}</p>
  return (
    <ul>
      {part.map((item) => (
        <li key={item}>{withMailLink(item)}</li>
      ))}
    </ul>
  )
}

function withMailLink(text: string) {
  const [before, ...after] = text.split(owner.email)
  if (after.length === 0) return text
  return (
    <>
      {before}
      <a href={`mailto:${owner.email}`}>{owner.email}</a>
      {after.join(owner.email)}
    </>
  )
}
