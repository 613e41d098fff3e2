import { parseMarkdown } from '@/base/markdown'
import { MarkdownBlocks } from '@/components/ui/markdown-blocks'
import { draftsText } from '@/i18n/drafts'
import type { OwnDraft } from '@/lib/drafts/draft'
import { listCitedSources } from '@/lib/drafts/export/paper'

/** Also what is printed. */
export function DraftPreview({ draft }: { draft: OwnDraft }) {
  const { editor, paper: text } = draftsText()
  const { title, body, language, citations, madeBy } = draft
  return (
    <section aria-labelledby="on-paper" className="max-w-3xl min-w-0">
      <h2 id="on-paper" className="screen-only">
        {editor.preview}
      </h2>
      <article className="sheet draft-paper mt-4 grid gap-3 px-5 py-6 wrap-anywhere">
        <h2 lang={language} dir="auto">
          {title}
        </h2>
        <p className="text-muted">{text.labels[madeBy]}</p>
        <div lang={language} className="grid gap-3">
          <MarkdownBlocks blocks={parseMarkdown(body)} />
        </div>
        <h3>{text.sources}</h3>
        <ul className="grid gap-1">
          {listCitedSources(body, citations).map((citation) => (
            <li key={citation.number}>
              <a href={citation.href}>{text.citation(citation)}</a>
            </li>
          ))}
        </ul>
      </article>
    </section>
  )
}
