import 'server-only'
import type { CSSProperties, ReactNode } from 'react'
import { siteOwner } from '@/base/owner'
import { site } from '@/base/site'
import { emailText } from '@/i18n/emails'
import { getLanguage } from '@/i18n/language'
import { EmailBody } from './email-body'
import { buildPreheader, type EmailMessage, splitEmailLines } from './email-message'
import { buildEmailStyles, DARK_STYLES, fillWith } from './email-styles'

// The lint rule against this element is for pages, not for emails.
const Head = 'head'

/** Columns of marks that fill the rest of a preview, so that it does not go on with the text of the email. */
const PREVIEW_FILLER = '\u034f\u200c\u00a0'.repeat(50)

export function EmailLayout(email: EmailMessage) {
  const styles = buildEmailStyles()
  return (
    <html lang={getLanguage()}>
      <Head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{email.subject}</title>
        <style>{DARK_STYLES}</style>
      </Head>
      <body className="paper" style={styles.page}>
        <span style={styles.preheader}>{buildPreheader(email) + PREVIEW_FILLER}</span>
        {/* Programs that take the page out of its document lose its language; this table keeps it. */}
        <Layout lang={getLanguage()}>
          <td align="center" {...fillWith('paper')} style={styles.paper}>
            <FixedWidth>
              <Layout style={styles.frame}>
                <td {...fillWith('band', 'bandInk')} style={styles.band}>
                  {site.name}
                </td>
                <td {...fillWith('accent')} style={styles.accent}>
                  {'\u00a0'}
                </td>
                <td {...fillWith('sheet', 'ink line')} style={styles.sheet}>
                  <Sheet {...email} />
                </td>
                <td className="quiet" style={styles.foot}>
                  <Foot {...email} />
                </td>
              </Layout>
            </FixedWidth>
          </td>
        </Layout>
      </body>
    </html>
  )
}

type LayoutProps = { lang?: string; style?: CSSProperties; children: ReactNode }

/** A column of cells. */
function Layout({ children, ...table }: LayoutProps) {
  const cells = [children].flat().map((cell, place) => ({ cell, place }))
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} {...table}>
      <tbody>
        {cells.map(({ cell, place }) => (
          <tr key={place}>{cell}</tr>
        ))}
      </tbody>
    </table>
  )
}

/** Word knows no greatest width; `render.tsx` gives it a table of 600 pixels in place of the marks. */
const FixedWidth = ({ children }: { children: ReactNode }) => (
  <>
    <wbr data-word="open" />
    {children}
    <wbr data-word="close" />
  </>
)

function Sheet({
  subject,
  greeting,
  paragraphs,
  body,
  details,
  quote,
  action,
  notes,
}: EmailMessage) {
  const styles = buildEmailStyles()
  return (
    <>
      <h1 style={styles.title}>{subject}</h1>
      <p style={styles.text}>{greeting}</p>
      <Paragraphs items={paragraphs} />
      {body && <EmailBody blocks={body} />}
      {details && details.length > 0 && <Facts items={details} />}
      {quote && <Quote text={quote} />}
      {action && <Action {...action} />}
      {notes && <Paragraphs items={notes} />}
      <p style={styles.text}>{emailText(siteOwner).closing}</p>
    </>
  )
}

/** Keys are positions, because an answer may repeat a paragraph. */
function Paragraphs({ items }: { items: string[] }) {
  const { text: style } = buildEmailStyles()
  return items
    .map((text, row) => ({ text, row }))
    .map(({ text, row }) => (
      <p key={row} style={style}>
        {text}
      </p>
    ))
}

function Facts({ items }: { items: NonNullable<EmailMessage['details']> }) {
  const styles = buildEmailStyles()
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      className="line"
      style={styles.facts}
    >
      <tbody>
        {items.map((fact) => (
          <tr key={fact[0]}>
            <Fact fact={fact} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A bare URL is of no use to read, so its label is the link. */
function Fact({
  fact: [label, value, url],
}: {
  fact: NonNullable<EmailMessage['details']>[number]
}) {
  const styles = buildEmailStyles()
  const link = url && (
    <a href={url} className="link" style={styles.link}>
      {value === url ? label : value}
    </a>
  )
  if (value === url)
    return (
      <td colSpan={2} className="ink line" style={styles.fact}>
        {link}
      </td>
    )
  return (
    <>
      <th scope="row" className="quiet line" style={styles.factName}>
        {label}
      </th>
      <td className="ink line" style={styles.fact}>
        {link ?? value}
      </td>
    </>
  )
}

function Quote({ text }: { text: string }) {
  const styles = buildEmailStyles()
  const rows = splitEmailLines(text).map((line, row) => ({ line, row }))
  return (
    <blockquote style={styles.quoteFrame}>
      <Layout>
        <td className="ink" style={styles.quote}>
          {rows.map(({ line, row }) => [row > 0 && <br key={row} />, line])}
        </td>
      </Layout>
    </blockquote>
  )
}

/** The URL also appears as text, for programs that show no buttons. */
function Action({ label, url }: { label: string; url: string }) {
  const styles = buildEmailStyles()
  return (
    <>
      <table
        role="presentation"
        cellPadding={0}
        cellSpacing={0}
        border={0}
        style={styles.buttonRow}
      >
        <tbody>
          <tr>
            <td align="center" {...fillWith('action')} style={styles.buttonCell}>
              <a href={url} className="actionInk" style={styles.button}>
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="quiet" style={styles.small}>
        {emailText(siteOwner).copyAddress}
        <a href={url} className="link" style={styles.link}>
          {url}
        </a>
      </p>
    </>
  )
}

function Foot({ reason, unsubscribeUrl }: EmailMessage) {
  const styles = buildEmailStyles()
  const { reasons, unsubscribe } = emailText(siteOwner)
  return (
    <>
      {reason && <p style={styles.footLine}>{reasons[reason]}</p>}
      {unsubscribeUrl && (
        <p style={styles.footLine}>
          <a href={unsubscribeUrl} className="link" style={styles.link}>
            {unsubscribe}
          </a>
        </p>
      )}
      <p style={styles.footLine}>
        {`${site.name}, ${siteOwner.address}`}
        <br />
        {siteOwner.email}
      </p>
    </>
  )
}
