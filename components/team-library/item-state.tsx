import Link from 'next/link'
import { TeamForm } from '@/components/team/forms/team-form'
import { teamLibraryText } from '@/i18n/team-library'
import type { Item } from '@/lib/content/item'
import { findMissing } from '@/lib/content/policy'
import { routes } from '@/lib/routes'
import { ItemListing } from './item-listing'
import { ScheduleItem } from './schedule-item'

export const PREVIEW_VIEWERS = ['anonymous', 'member', 'subscriber'] as const

export function ItemState({ item }: { item: Item }) {
  const { state: text, lacks: missingTexts } = teamLibraryText()
  const missingParts = findMissing(item)
  const action = item.isPublished ? 'withdraw' : 'publish'
  return (
    <section aria-labelledby="state" className="sheet mt-6 px-5 py-6 md:px-9">
      <h2 id="state">{text.heading}</h2>
      <p className="mt-2">{describeState(item)}</p>
      {!item.isPublished && missingParts.length > 0 ? (
        <>
          <p className="mt-3">{text.missing}</p>
          <ul className="mt-2 list-disc pl-6">
            {missingParts.map((name) => (
              <li key={name}>{missingTexts[name]}</li>
            ))}
          </ul>
        </>
      ) : (
        <div className="mt-4">
          <TeamForm
            path={`/api/team/library/${item.id}/${action}`}
            button={text[action]}
            variant={item.isPublished ? 'secondary' : 'primary'}
          />
          {!item.isPublished && <ScheduleItem item={item} />}
        </div>
      )}
      <ItemListing item={item} />
      <p id="look" className="mt-5 font-semibold">
        {text.look}
      </p>
      <ul aria-labelledby="look" className="flex flex-wrap gap-x-6">
        {PREVIEW_VIEWERS.map((previewViewer) => (
          <li key={previewViewer}>
            <Link
              href={`${routes.teamItem(item.id)}/as/${previewViewer}`}
              prefetch={false}
              className="inline-flex min-h-11 items-center"
            >
              {text.as[previewViewer]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function describeState({ isPublished, publishAt }: Item): string {
  const { state: text } = teamLibraryText()
  if (isPublished) return text.isPublished
  return publishAt ? text.isScheduled(publishAt) : text.isDraft
}
