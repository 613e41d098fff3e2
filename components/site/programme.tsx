import type { ReactNode } from 'react'
import type { PictureName } from '@/content/pictures'
import { PageHead } from './page-head'
import { WorkHead } from './work-head'

type ProgrammePoint = { name: string; text: string }
type ProgrammePageText = {
  title: string
  lede: string
  heading: string
  points: ProgrammePoint[]
  enrollNote: string
}
type Props = {
  pageText: ProgrammePageText
  /** Of a public page; a page to work in has none. */
  picture?: PictureName
  breadcrumbs?: ReactNode
  next?: ReactNode
  children: ReactNode
}

export function Programme({ pageText, picture, breadcrumbs, next, children }: Props) {
  const { title, lede, heading, points, enrollNote } = pageText
  return (
    <main className={`page-width ${picture ? 'page-main' : 'work-main'}`}>
      {breadcrumbs}
      {picture ? (
        <PageHead title={title} lede={lede} picture={picture} />
      ) : (
        <WorkHead title={title} lede={lede} />
      )}
      <section
        aria-labelledby="points"
        className="sheet sheet-pinned mt-10 px-5 py-8 md:px-10 md:py-10"
      >
        <h2 id="points">{heading}</h2>
        <ul className="ticks mt-6 gap-x-12 gap-y-6 md:grid-cols-2">
          {points.map(({ name, text }) => (
            <li key={name}>
              <strong className="font-display text-lg">{name}</strong>
              <br />
              {text}
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-rule pt-6">
          {children}
          <p id="enroll-note" className="text-muted">
            {enrollNote}
          </p>
        </div>
      </section>
      {next}
    </main>
  )
}
