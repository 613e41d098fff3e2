import 'server-only'
import { Fragment } from 'react'
import type { MarkdownBlock, MarkdownSpan } from '@/base/markdown'
import { buildEmailStyles } from './email-styles'

/** Keys are positions, because a text may repeat itself. */
export const EmailBody = ({ blocks }: { blocks: MarkdownBlock[] }) =>
  blocks
    .map((block, place) => ({ block, place }))
    .map(({ block, place }) => <Block key={place} block={block} />)

function Block({ block }: { block: MarkdownBlock }) {
  const styles = buildEmailStyles()
  if (block.kind === 'heading')
    return (
      <h2 style={styles.heading}>
        <Spans spans={block.spans} />
      </h2>
    )
  if (block.kind === 'paragraph')
    return (
      <p style={styles.text}>
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
    <a href={span.url} className="link" style={buildEmailStyles().link}>
      {span.text}
    </a>
  )
}
