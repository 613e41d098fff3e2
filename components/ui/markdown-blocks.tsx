import { Fragment } from 'react'
import type { MarkdownBlock, MarkdownSpan } from '@/base/markdown'

/** Text from users: React escapes it, and links can only be web and email addresses. */
export const MarkdownBlocks = ({ blocks }: { blocks: MarkdownBlock[] }) =>
  blocks
    .map((block, place) => ({ block, place }))
    .map(({ block, place }) => <MarkdownBlockItem key={place} block={block} />)

function MarkdownBlockItem({ block }: { block: MarkdownBlock }) {
  if (block.kind === 'heading')
    return (
      <h3>
        <MarkdownSpans spans={block.spans} />
      </h3>
    )
  if (block.kind === 'paragraph')
    return (
      <p>
        <MarkdownSpans spans={block.spans} />
      </p>
    )
  const items = block.items
    .map((spans, place) => ({ spans, place }))
    .map(({ spans, place }) => (
      <li key={place}>
        <MarkdownSpans spans={spans} />
      </li>
    ))
  return block.start === undefined ? (
    <ul className="list-disc ps-6">{items}</ul>
  ) : (
    <ol start={block.start} className="list-decimal ps-6">
      {items}
    </ol>
  )
}

const MarkdownSpans = ({ spans }: { spans: MarkdownSpan[] }) =>
  spans
    .map((span, place) => ({ span, place }))
    .map(({ span, place }) => (
      <Fragment key={place}>
        {span.kind === 'text' && span.text}
        {span.kind === 'strong' && <strong>{span.text}</strong>}
        {span.kind === 'emphasis' && <em>{span.text}</em>}
        {span.kind === 'link' && (
          <a href={span.url} rel="noreferrer">
            {span.text}
          </a>
        )}
      </Fragment>
    ))
