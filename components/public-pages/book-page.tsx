import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { JsonLd } from '@/components/site/json-ld'
import { Badge } from '@/components/ui/badge'
import { bookData } from '@/content/book-data'
import { bookPageText } from '@/i18n/book-page'
import { nameForeignLanguage, nameLanguage } from '@/i18n/language-name'
import { libraryText } from '@/i18n/library'
import { toPageLabel } from '@/lib/content/lists'
import type { PublicBook } from '@/lib/library/public-books'
import { routes } from '@/lib/routes'
import { BookLinks } from './book-links'
import { EditionLinks } from './edition-links'
import { FactsList } from './facts-list'
import { OpenWork } from './open-work'

export function BookPage({ book, description }: { book: PublicBook; description: string }) {
  const text = bookPageText()
  const { work, lang, title, others } = book
  return (
    <main className="page-width page-main">
      <Breadcrumbs {...{ lang, title, description }} path={routes.book(work)} />
      <JsonLd data={bookData(book)} />
      <BookHead book={book} />
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-aside">
        <div className="grid gap-10">
          <Teaser book={book} />
          <Contents book={book} />
        </div>
        <BookFacts book={book} />
      </div>
      {others.length > 0 && (
        <section aria-labelledby="others" className="mt-14">
          <h2 id="others" className="underlined mb-7">
            {text.others}
          </h2>
          <BookLinks books={others} />
        </section>
      )}
    </main>
  )
}

function BookHead({ book }: { book: PublicBook }) {
  const text = bookPageText()
  const { open: freeLabel, premium: premiumLabel, read: readLabel } = libraryText()
  const { lang, title, description, author, cover, isPremium, edition } = book
  const languageName = nameForeignLanguage(book.editionLanguage)
  return (
    <div className="grid grid-cols-lead-sm items-start gap-x-5 gap-y-5 md:grid-cols-lead-xl md:gap-x-10">
      <img {...cover} alt="" className="picture md:row-span-2" />
      <div>
        <h1 lang={lang} className="underlined">
          {title}
        </h1>
        <p className="mt-3 flex flex-wrap gap-2">
          <Badge tone={isPremium ? 'premium' : 'free'}>
            {isPremium ? premiumLabel : freeLabel}
          </Badge>
          {languageName && <Badge>{languageName}</Badge>}
        </p>
      </div>
      <div className="col-span-2 md:col-span-1">
        <p lang={lang} className="lede">
          {description}
        </p>
        {author && (
          <p lang={lang} className="mt-2 mb-5 text-muted">
            {author}
          </p>
        )}
        <OpenWork
          isPremium={isPremium}
          memberPath={`${routes.ebook}#book-${edition}`}
          returnPath={routes.libraryItem(edition)}
          labels={{ ...text, open: readLabel }}
        />
      </div>
    </div>
  )
}

function Teaser({ book: { teaser, textLang } }: { book: PublicBook }) {
  if (!teaser) return null
  return (
    <section aria-labelledby="opening" className="sheet sheet-pinned px-5 py-8 md:px-10 md:py-10">
      <h2 id="opening">{bookPageText().opening}</h2>
      <div lang={textLang} className="prose mt-4">
        <h3>{teaser.chapter}</h3>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: built from the book's own source */}
        <div dangerouslySetInnerHTML={{ __html: teaser.html }} />
      </div>
    </section>
  )
}

function Contents({ book: { chapters, teaser, textLang } }: { book: PublicBook }) {
  if (chapters.length === 0) return null
  const text = bookPageText()
  return (
    <section aria-labelledby="contents">
      <h2 id="contents">{text.contents}</h2>
      <ol className="rows mt-3 gap-x-10 md:columns-2">
        {chapters.map((title, index) => (
          <li key={title} className="break-inside-avoid">
            <span lang={textLang}>{title}</span>
            {index === 0 && teaser && (
              <a href="#opening" className="ml-2">
                {text.openChapter}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function BookFacts({ book }: { book: PublicBook }) {
  const { facts: text } = bookPageText()
  const { work, isPremium, pages, category, lang, languages, editionLanguage } = book
  const others = (
    <EditionLinks path={routes.book(work)} {...{ languages }} shown={editionLanguage} />
  )
  return (
    <FactsList
      heading={text.heading}
      rows={[
        [text.audience, text.audienceText],
        [text.price, isPremium ? text.pricePremium : text.priceFree],
        [text.length, text.pages(pages)],
        [text.reading, text.readingText],
        [text.category, category && <span lang={lang}>{category}</span>],
        [
          text.theme,
          book.theme && <a href={routes.theme(book.theme.slug)}>{toPageLabel(book.theme)}</a>,
        ],
        [text.language, nameLanguage(editionLanguage)],
        [text.editions, languages.length > 1 && others],
      ]}
    />
  )
}
