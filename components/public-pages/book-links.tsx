import type { PublicBookCard } from '@/lib/library/public-books'
import { routes } from '@/lib/routes'

/** Covers and titles, which lead to the page of each book. */
export function BookLinks({ books }: { books: PublicBookCard[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {books.map(({ work, lang, title, description, cover }) => (
        <li key={work} className="relative grid grid-cols-lead-sm gap-x-4">
          <img {...cover} alt="" loading="lazy" decoding="async" className="picture" />
          <div>
            <h3 lang={lang}>
              <a href={routes.book(work)} className="after:absolute after:inset-0">
                {title}
              </a>
            </h3>
            <p lang={lang} className="mt-1 text-muted">
              {description}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
