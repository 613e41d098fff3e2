import Link from 'next/link'
import { PaginationLinks } from '@/components/live-sessions/public-sessions/pagination-links'
import { ButtonLink } from '@/components/site/button-link'
import { EmptyState } from '@/components/site/empty-state'
import { Badge } from '@/components/ui/badge'
import { draftsText } from '@/i18n/drafts'
import type { listDrafts } from '@/lib/drafts/draft'
import { routes } from '@/lib/routes'

type Props = Awaited<ReturnType<typeof listDrafts>> & {
  query: Record<string, string | undefined>
}

export function DraftList({ rows, next, query }: Props) {
  const text = draftsText()
  if (rows.length === 0)
    return (
      <EmptyState picture="templates" text={text.none}>
        <ButtonLink href={routes.newDraft}>{text.create}</ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <ul className="rows mt-4">
        {rows.map(({ id, title, task, ...values }) => (
          <li key={id} className="grid items-baseline gap-x-6 sm:grid-cols-end">
            <h2 className="text-xl wrap-anywhere">
              <Link href={routes.draft(id)} prefetch={false}>
                {title}
              </Link>
            </h2>
            <p className="text-muted wrap-anywhere">
              <Badge>{text.tasks[task]}</Badge> {text.row(values)}
            </p>
          </li>
        ))}
      </ul>
      <PaginationLinks path={routes.myDrafts} query={query} next={next} />
    </>
  )
}
