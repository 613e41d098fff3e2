import 'server-only'
import { siteOwner } from '@/base/owner'
import { site } from '@/base/site'
import { emailText } from '@/i18n/emails'
import { getLanguage } from '@/i18n/language'
import { EmailBody, pageStyle, styles, textStyle } from './email-body'
import { type EmailMessage, splitEmailLines } from './email-message'

// The lint rule against this element is for pages, not for emails.
const Head = 'head'

export function EmailLayout(email: EmailMessage) {
  const { subject, greeting, paragraphs, body, details, quote, action, notes, unsubscribeUrl } =
    email
  return (
    <html lang={getLanguage()}>
      <Head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{styles.dark}</style>
      </Head>
      <body className="paper" style={pageStyle}>
        <div className="sheet" style={styles.sheet}>
          <p style={styles.name}>{site.name}</p>
          <p style={textStyle}>{greeting}</p>
          <Paragraphs items={paragraphs} />
          {body && <EmailBody blocks={body} />}
          {details && <Details items={details} />}
          {quote && <Quote text={quote} />}
          {action && <Action {...action} />}
          {notes && <Paragraphs items={notes} />}
          <p style={textStyle}>{emailText(siteOwner).closing}</p>
          <p style={styles.foot}>{siteOwner.email}</p>
          {unsubscribeUrl && (
            <p style={styles.foot}>
              <a href={unsubscribeUrl} className="link" style={styles.link}>
                {emailText(siteOwner).unsubscribe}
              </a>
            </p>
          )}
        </div>
      </body>
    </html>
  )
}

/** Keys are positions, because an answer may repeat a paragraph. */
function Paragraphs({ items }: { items: string[] }) {
  return items
    .map((text, row) => ({ text, row }))
    .map(({ text, row }) => (
      <p key={row} style={textStyle}>
        {text}
      </p>
    ))
}

function Details({ items }: { items: NonNullable<EmailMessage['details']> }) {
  return items.map(([label, value, url]) => (
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

/** One element per line, so that line breaks show; empty lines get a placeholder. */
function Quote({ text }: { text: string }) {
  const rows = splitEmailLines(text).map((line, row) => ({ line, row }))
  return (
    <blockquote style={styles.quote}>
      {rows.map(({ line, row }) => (
        <div key={row}>{line || '\u00a0'}</div>
      ))}
    </blockquote>
  )
}

/** The URL also appears as text, for clients that show no buttons. */
function Action({ label, url }: { label: string; url: string }) {
  return (
    <>
      <p style={styles.actionRow}>
        <a href={url} className="button" style={styles.button}>
          {label}
        </a>
      </p>
      <p style={styles.foot}>
        {emailText(siteOwner).copyAddress}
        <a href={url} className="link" style={styles.link}>
          {url}
        </a>
      </p>
    </>
  )
}
