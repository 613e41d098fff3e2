import { absoluteUrl } from '@/base/owner'
import { site } from '@/base/site'
import { LANGUAGES } from '@/i18n/languages'
import { routes } from '@/lib/routes'
import { organisationInShort } from './structured-data'

export type NamedBook = {
  id: string
  /** Of its texts, if they are in another language than the page. */
  lang?: string
  title: string
  author: string
  description: string
  isPremium: boolean
  cover: string
}

/** E-books require an account, so their URL is that of the listing page. */
export const booksData = (books: NamedBook[]) => ({
  '@context': 'https://schema.org',
  '@graph': books.map(({ id, title, author, description, isPremium, cover }) => ({
    '@type': 'Book',
    '@id': absoluteUrl(`${routes.about}#${id}`),
    name: title,
    author: authorOf(author),
    description,
    url: absoluteUrl(routes.about),
    image: absoluteUrl(cover),
    bookFormat: 'https://schema.org/EBook',
    inLanguage: LANGUAGES.en.tag,
    isAccessibleForFree: !isPremium,
    publisher: organisationInShort(),
  })),
})

/** Our own team counts as an organisation, any other author as a person. */
const authorOf = (author: string) =>
  author === '' || author.startsWith(site.name)
    ? { ...organisationInShort(), ...(author && { name: author }) }
    : { '@type': 'Person', name: author }
