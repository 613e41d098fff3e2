import { booksData, type NamedBook } from '@/content/book-data'
import { aboutText } from '@/i18n/about'
import { JsonLd } from './json-ld'
import { Section } from './section'

export function BookList({ books }: { books: NamedBook[] }) {
  if (books.length === 0) return null
  const { heading } = aboutText().books
  return (
    <Section id="books" heading={heading}>
      <JsonLd data={booksData(books)} />
      <ul className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {books.map(({ id, lang, title, description }) => (
          <li key={id} id={id} lang={lang}>
            <h3>{title}</h3>
            <p className="mt-1">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
