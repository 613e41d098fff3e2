import 'server-only'
import { owner } from '@/base/owner'
import { site } from '@/base/site'
import { language } from '@/words/language'
import { letterWords } from '@/words/letters'
import { ink, paper, styles } from './letter-style'
import { type Letter as LetterContent, linesOf } from './letters'

// The rule against this element is meant for the site's pages, and a letter is not one of them.
const Head = 'head'

export function Letter(letter: LetterContent) {
  const { subject, greeting, paragraphs, details, quote, action, notes, unsubscribe } = letter
  return (
    <html lang={language()}>
      <Head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{styles.dark}</style>
      </Head>
      <body className="paper" style={paper}>
        <div className="sheet" style={styles.sheet}>
          <p style={styles.name}>{site.name}</p>
          <p style={ink}>{greeting}</p>
          <Paragraphs of={paragraphs} />
          {details && <Details of={details} />}
          {quote && <Quote of={quote} />}
          {action && <Action {...action} />}
          {notes && <Paragraphs of={notes} />}
          <p style={ink}>{letterWords(owner).closing}</p>
          <p style={styles.foot}>{owner.email}</p>
          {unsubscribe && (
            <p style={styles.foot}>
              <a href={unsubscribe} className="link" style={styles.link}>
                {letterWords(owner).unsubscribe}
              </a>
            </p>
          )}
        </div>
      </body>
    </html>
  )
}

function Paragraphs({ of }: { of: string[] }) {
  return of.map((paragraph) => (
    <p key={paragraph} style={ink}>
      {paragraph}
    </p>
  ))
}

function Details({ of }: { of: NonNullable<LetterContent['details']> }) {
  return of.map(([label, value, url]) => (
    <p key={label} style={styles.detail}>
      <strong>{`${label}: `}</strong>
      {url ? (
        <a href={url} className="link" style={styles.link}>
          {value}
        </a>
      ) : (
        value
      )}
    </p>
  ))
}

/** Each line is an element, so that the visitor's line breaks show; an empty one is held open. */
function Quote({ of }: { of: string }) {
  const rows = linesOf(of).map((line, row) => ({ line, row }))
  return (
    <blockquote style={styles.quote}>
      {rows.map(({ line, row }) => (
        <div key={row}>{line || '\u00a0'}</div>
      ))}
    </blockquote>
  )
}

/** The address also stands below the button, for clients that show no buttons. */
function Action({ label, url }: { label: string; url: string }) {
  return (
    <>
      <p style={styles.actionRow}>
        <a href={url} className="button" style={styles.button}>
          {label}
        </a>
      </p>
      <p style={styles.foot}>
        {letterWords(owner).copyAddress}
        <a href={url} className="link" style={styles.link}>
          {url}
        </a>
      </p>
    </>
  )
}
