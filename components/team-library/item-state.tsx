import Link from 'next/link'
import { DeskForm } from '@/components/team/desk-form'
import type { Item } from '@/lib/content/item'
import { missingOf } from '@/lib/content/policy'
import { routes } from '@/lib/routes'
import { teamLibraryWords } from '@/words/team-library'

export const LOOKERS = ['anonymous', 'member', 'subscriber'] as const

/** Whether it is on the site, what it still needs, and how the page will look to whom. */
export function ItemState({ item }: { item: Item }) {
  const { state: words, lacks } = teamLibraryWords()
  const missing = missingOf(item)
  const call = item.isPublished ? 'withdraw' : 'publish'
  return (
    <section aria-labelledby="state" className="sheet mt-6 px-5 py-6 md:px-9">
      <h2 id="state">{words.heading}</h2>
      <p className="mt-2">{item.isPublished ? words.isPublished : words.isDraft}</p>
      {!item.isPublished && missing.length > 0 ? (
        <>
          <p className="mt-3">{words.missing}</p>
          <ul className="mt-2 list-disc pl-6">
            {missing.map((name) => (
              <li key={name}>{lacks[name]}</li>
            ))}
          </ul>
        </>
      ) : (
        <div className="mt-4">
          <DeskForm
            path={`/api/team/library/${item.id}/${call}`}
            button={words[call]}
            look={item.isPublished ? 'secondary' : 'primary'}
          />
        </div>
      )}
      <p id="look" className="mt-5 font-semibold">
        {words.look}
      </p>
      <ul aria-labelledby="look" className="flex flex-wrap gap-x-6">
        {LOOKERS.map((who) => (
          <li key={who}>
            <Link
              href={`${routes.teamItem(item.id)}/as/${who}`}
              prefetch={false}
              className="inline-flex min-h-11 items-center"
            >
              {words.as[who]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
