import 'server-only'
import type { CSSProperties } from 'react'
import { site } from '@/lib/site'
import type { Letter } from './letters'

/** Mail programs know little CSS and no style sheets, so the few rules there are stand inline. */
const page: CSSProperties = { margin: '0 auto', padding: '24px 16px', maxWidth: 560 }
const text: CSSProperties = {
  fontFamily: 'Georgia, serif',
  fontSize: 17,
  lineHeight: '27px',
  margin: '0 0 16px',
}
const small: CSSProperties = { ...text, fontSize: 14, lineHeight: '21px' }
const link: CSSProperties = {
  ...text,
  display: 'inline-block',
  padding: '12px 20px',
  borderRadius: 6,
  backgroundColor: '#2b2a66',
  color: '#ffffff',
  textDecoration: 'none',
}

export function LetterPage({ letter }: { letter: Letter }) {
  const { subject, greeting, paragraphs, action, footnote } = letter
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
      </head>
      <body>
        <div style={page}>
          <p style={text}>{greeting}</p>
          {paragraphs.map((paragraph, at) => (
            <p key={at} style={text}>
              {paragraph}
            </p>
          ))}
          {action && (
            <>
              <a href={action.url} style={link}>
                {action.label}
              </a>
              <p style={small}>If the button does not work, copy this address: {action.url}</p>
            </>
          )}
          <p style={text}>The {site.name} team</p>
          {footnote && <p style={small}>{footnote}</p>}
        </div>
      </body>
    </html>
  )
}

export function letterText({ greeting, paragraphs, action, footnote }: Letter): string {
  const parts = [
    greeting,
    ...paragraphs,
    action && `${action.label}:\n${action.url}`,
    `The ${site.name} team`,
    footnote,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
