import Link from 'next/link'
import { SHELVES, type Shelf } from '@/lib/content/item'
import { routes } from '@/lib/routes'
import { teamLibraryWords } from '@/words/team-library'

/** The four shelves; which one is open stands in the address. */
export function ShelfWays({ open }: { open: Shelf }) {
  const { shelves, shelvesLabel } = teamLibraryWords()
  return (
    <nav aria-label={shelvesLabel} className="mt-4">
      <ul className="flex flex-wrap gap-x-6">
        {SHELVES.map((shelf) => (
          <li key={shelf}>
            <Link
              href={`${routes.teamLibrary}?shelf=${shelf}`}
              prefetch={false}
              aria-current={shelf === open ? 'page' : undefined}
              className="inline-flex min-h-11 items-center font-semibold aria-[current]:text-ink aria-[current]:no-underline"
            >
              {shelves[shelf]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
