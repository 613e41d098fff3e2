import { frameText } from '@/i18n/frame'
import type { SiteNotice as Notice } from '@/lib/texts/facts'

/** A plain link, because the page may need a full load. */
export const SiteNotice = ({ notice: { text, lang, link } }: { notice: Notice }) => (
  <aside aria-label={frameText().notice} className="border-b-2 border-ink bg-marigold-tint">
    <p className="page-width flex flex-wrap items-center gap-x-4 py-2 wrap-anywhere" dir="auto">
      <span lang={lang}>{text}</span>
      {link && (
        <a
          href={link.url}
          lang={link.label.lang}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {link.label.text}
        </a>
      )}
    </p>
  </aside>
)
