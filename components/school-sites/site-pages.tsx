import Link from 'next/link'
import { ActionButton } from '@/components/ui/action-button'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { routes } from '@/lib/routes'
import type { EditorPage } from '@/lib/school-sites/pages/editor'
import { AddPageForm } from './add-page-form'
import { PageMoves } from './page-moves'

/** In the order of the menu. */
export function SitePages({ pages }: { pages: EditorPage[] }) {
  const { pages: text } = schoolSiteEditorText()
  const listedPages = pages.filter(({ isRemoved }) => !isRemoved)
  const removedPages = pages.filter(({ isRemoved }) => isRemoved)
  return (
    <section aria-labelledby="site-pages" className="mt-12 max-w-3xl">
      <h2 id="site-pages">{text.heading}</h2>
      <ul className="rows mt-4">
        {listedPages.map(({ id, title, blocks, path }, index) => (
          <li key={id} className="grid gap-3">
            <Link
              href={routes.schoolWebsitePage(id)}
              prefetch={false}
              aria-label={text.edit(title)}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              {title}
            </Link>
            {blocks.length === 0 && <p className="text-muted">{text.empty}</p>}
            {path !== '' && (
              <PageMoves
                id={id}
                title={title}
                isFirst={index === 1}
                isLast={index === listedPages.length - 1}
              />
            )}
          </li>
        ))}
      </ul>
      {removedPages.length > 0 && (
        <>
          <h3 className="mt-6">{text.removed}</h3>
          <ul className="rows mt-3">
            {removedPages.map(({ id, title }) => (
              <li key={id}>
                <ActionButton
                  label={text.restore(title)}
                  path={`/api/school/website/pages/${id}/restore`}
                  isImmediate
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="mt-8 mb-4">{text.add}</h3>
      <AddPageForm />
    </section>
  )
}
