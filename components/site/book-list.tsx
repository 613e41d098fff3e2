import { booksData, type NamedBook } from '@/content/book-data'
import { aboutText } from '@/i18n/about'
import { routes } from '@/lib/routes'
import { JsonLd } from './json-ld'
import { Section } from './section'

export function BookList({ books }: { books: NamedBook[] }) {
  if (books.length === 0) return null
  const { heading } = aboutText().books
  return (
    <Section id="books" heading={heading}>
      <JsonLd data={booksData(books)} />
      <ul className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {books.map(({ work, lang, title, description }) => (
          <li key={work} id={work} lang={lang}>
            <h3>
              <a href={routes.book(work)}>{title}</a>
            </h3>
            <p className="mt-1">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
