import { LanguageList } from '@/components/site/language-list'
import { getLanguage } from '@/i18n/language'
import { addLanguage } from '@/lib/language-paths'

const PAGE_PATH = '/design'
const PIECES_PATH = '/design/pieces'
const WIDTHS = [360, 768, 1280]
const HEIGHT = 900

/** The pieces side by side as a phone, a tablet and a laptop show them. */
export function DesignFrames() {
  const language = getLanguage()
  return (
    <main className="p-4">
      <h1 className="text-2xl">{PAGE_PATH}</h1>
      <LanguageList
        label={PAGE_PATH}
        current={language}
        getPath={(other) => addLanguage(PAGE_PATH, other)}
      />
      <div className="flex gap-4 overflow-x-auto">
        {WIDTHS.map((width) => (
          <figure key={width} className="shrink-0">
            <figcaption className="text-muted">{width}</figcaption>
            <iframe
              src={addLanguage(PIECES_PATH, language)}
              title={`${width}`}
              width={width}
              height={HEIGHT}
              className="border border-edge"
            />
          </figure>
        ))}
      </div>
    </main>
  )
}
