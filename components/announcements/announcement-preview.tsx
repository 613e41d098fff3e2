import { Fragment } from 'react'
import { type MarkdownBlock, type MarkdownSpan, parseMarkdown } from '@/base/markdown'
import { TeamForm } from '@/components/team/team-form'
import { announcementEmailText } from '@/i18n/announcement-emails'
import { teamAnnouncementsText } from '@/i18n/team-announcements'
import type { TeamAnnouncement } from '@/lib/announcements/queries/list'

export function AnnouncementPreview({ announcement }: { announcement: TeamAnnouncement }) {
  const text = teamAnnouncementsText()
  const { id, body, audience } = announcement
  const blocks = parseMarkdown(body).map((block, place) => ({ block, place }))
  return (
    <section aria-labelledby="preview" className="mt-10 max-w-2xl">
      <h2 id="preview">{text.preview}</h2>
      <div className="sheet mt-4 grid gap-3 px-5 py-6 wrap-anywhere" dir="auto">
        {blocks.map(({ block, place }) => (
          <PreviewBlock key={place} block={block} />
        ))}
        <p className="text-muted">{announcementEmailText().reasons[audience]}</p>
      </div>
      <div className="mt-4">
        <TeamForm
          path={`/api/team/announcements/${id}/test`}
          button={text.test}
          variant="secondary"
        />
      </div>
    </section>
  )
}

function PreviewBlock({ block }: { block: MarkdownBlock }) {
  if (block.kind === 'heading')
    return (
      <h3>
        <PreviewSpans spans={block.spans} />
      </h3>
    )
  if (block.kind === 'paragraph')
    return (
      <p>
        <PreviewSpans spans={block.spans} />
      </p>
    )
  const items = block.items.map((spans, place) => ({ spans, place }))
  return (
    <ul className="list-disc ps-6">
      {items.map(({ spans, place }) => (
        <li key={place}>
          <PreviewSpans spans={spans} />
        </li>
      ))}
    </ul>
  )
}

const PreviewSpans = ({ spans }: { spans: MarkdownSpan[] }) =>
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
