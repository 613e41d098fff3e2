import 'server-only'
import { type CSSProperties, Fragment } from 'react'
import type { MarkdownBlock, MarkdownSpan } from '@/base/markdown'

/** Mail clients drop style sheets, so styles are inline; only the dark colours need a sheet. */

const baseTextStyle = { margin: '0 0 16px', fontSize: 16, lineHeight: '25px' } as const

export const textStyle: CSSProperties = baseTextStyle

export const pageStyle: CSSProperties = {
  margin: 0,
  padding: '24px 12px',
  backgroundColor: '#faf4e4',
  color: '#1d2154',
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif",
}

const cardStyle: CSSProperties = {
  boxSizing: 'border-box',
  maxWidth: 600,
  margin: '0 auto',
  padding: '28px 24px',
  backgroundColor: '#fffdf7',
  color: '#1d2154',
  border: '1px solid #decfab',
  borderRadius: 12,
  overflowWrap: 'anywhere',
}

const buttonStyle: CSSProperties = {
  display: 'inline-block',
  padding: '13px 22px',
  backgroundColor: '#2c3180',
  color: '#fdf8ea',
  borderRadius: 8,
  fontWeight: 700,
  textDecoration: 'none',
}

export const styles = {
  sheet: cardStyle,
  button: buttonStyle,
  name: {
    margin: '0 0 20px',
    paddingBottom: 12,
    borderBottom: '3px solid #f5a81c',
    fontSize: 20,
    fontWeight: 700,
    lineHeight: '28px',
  },
  detail: { ...baseTextStyle, margin: '0 0 6px' },
  quote: {
    ...baseTextStyle,
    margin: '16px 0',
    padding: '2px 0 2px 14px',
    borderLeft: '3px solid #74769f',
  },
  actionRow: { ...baseTextStyle, margin: '24px 0' },
  heading: { margin: '24px 0 8px', fontSize: 18, lineHeight: '26px' },
  list: { ...baseTextStyle, paddingLeft: 22 },
  link: { color: '#2c3180' },
  foot: { margin: '0 0 16px', fontSize: 14, lineHeight: '21px' },
  dark: `@media (prefers-color-scheme: dark) {
  .paper { background-color: #11132f !important; color: #fdf8ea !important; }
  .sheet { background-color: #191c4a !important; color: #fdf8ea !important; border-color: #74769f !important; }
  .button { background-color: #f5a81c !important; color: #1d2154 !important; }
  .link { color: #c9cce8 !important; }
}`,
} satisfies Record<string, CSSProperties | string>

/** Keys are positions, because a text may repeat itself. */
export const EmailBody = ({ blocks }: { blocks: MarkdownBlock[] }) =>
  blocks
    .map((block, place) => ({ block, place }))
    .map(({ block, place }) => <Block key={place} block={block} />)

function Block({ block }: { block: MarkdownBlock }) {
  if (block.kind === 'heading')
    return (
      <h2 style={styles.heading}>
        <Spans spans={block.spans} />
      </h2>
    )
  if (block.kind === 'paragraph')
    return (
      <p style={textStyle}>
        <Spans spans={block.spans} />
      </p>
    )
  const items = block.items.map((spans, place) => ({ spans, place }))
  return (
    <ul style={styles.list}>
      {items.map(({ spans, place }) => (
        <li key={place}>
          <Spans spans={spans} />
        </li>
      ))}
    </ul>
  )
}

const Spans = ({ spans }: { spans: MarkdownSpan[] }) =>
  spans
    .map((span, place) => ({ span, place }))
    .map(({ span, place }) => (
      <Fragment key={place}>
        <Span span={span} />
      </Fragment>
    ))

function Span({ span }: { span: MarkdownSpan }) {
  if (span.kind === 'strong') return <strong>{span.text}</strong>
  if (span.kind === 'emphasis') return <em>{span.text}</em>
  if (span.kind === 'text') return span.text
  return (
    <a href={span.url} className="link" style={styles.link}>
      {span.text}
    </a>
  )
}
