import { absoluteUrl } from '@/base/owner'
import { site } from '@/base/site'
import { isLanguage, LANGUAGES } from '@/i18n/languages'
import { routes } from '@/lib/routes'
import { accessOffer, organisationInShort } from './structured-data'

type BookFacts = {
  /** Id of the original, which names its page. */
  work: string
  title: string
  author: string
  description: string
  isPremium: boolean
  cover: { src: string }
  editionLanguage: string
}

export type NamedBook = BookFacts & {
  /** Of its texts, if they are in another language than the page. */
  lang?: string
}

export const booksData = (books: NamedBook[]) => ({
  '@context': 'https://schema.org',
  '@graph': books.map(describeBook),
})

export const bookData = ({ pages, ...book }: BookFacts & { pages: number }) => ({
  '@context': 'https://schema.org',
  ...describeBook(book),
  numberOfPages: pages,
})

function describeBook(book: BookFacts) {
  const { work, title, author, description, isPremium, cover, editionLanguage } = book
  const url = absoluteUrl(routes.book(work))
  return {
    '@type': 'Book',
    '@id': `${url}#book`,
    name: title,
    author: authorOf(author),
    description,
    url,
    image: absoluteUrl(cover.src),
    bookFormat: 'https://schema.org/EBook',
    inLanguage: isLanguage(editionLanguage) ? LANGUAGES[editionLanguage].tag : editionLanguage,
    isAccessibleForFree: !isPremium,
    offers: accessOffer(isPremium),
    publisher: organisationInShort(),
  }
}

/** Our own team counts as an organisation, any other author as a person. */
const authorOf = (author: string) =>
  author === '' || author.startsWith(site.name)
    ? { ...organisationInShort(), ...(author && { name: author }) }
    : { '@type': 'Person', name: author }
