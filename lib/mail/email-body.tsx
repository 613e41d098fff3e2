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
  const items = block.items
    .map((spans, place) => ({ spans, place }))
    .map(({ spans, place }) => (
      <li key={place}>
        <Spans spans={spans} />
      </li>
    ))
  return block.start === undefined ? (
    <ul style={styles.list}>{items}</ul>
  ) : (
    <ol start={block.start} style={styles.list}>
      {items}
    </ol>
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
  const lines = <Lines text={span.text} />
  if (span.kind === 'strong') return <strong>{lines}</strong>
  if (span.kind === 'emphasis') return <em>{lines}</em>
  if (span.kind === 'text') return lines
  return (
    <a href={span.url} className="link" style={buildEmailStyles().link}>
      {lines}
    </a>
  )
}

const Lines = ({ text }: { text: string }) =>
  text
    .split('\n')
    .map((line, place) => ({ line, place }))
    .map(({ line, place }) => (
      <Fragment key={place}>
        {place > 0 && <br />}
        {line}
      </Fragment>
    ))
