import { readerText } from '@/i18n/reader'
import { PAPER_THEMES, type ReaderSettings, TEXT_SIZES } from '../reader-settings'
import type { BookView, BookViewMode } from './book-view'
import { OptionGroup } from './option-group'
import { ReaderPanel } from './reader-panel'
import { ReadingAidOptions } from './reading-aid-options'

type Props = {
  view: BookViewMode
  hasText: boolean
  zoom: number
  looks: ReaderSettings
  change: (update: (previous: ReaderSettings) => ReaderSettings) => void
  current: () => BookView | null
  file: string
  /** Of a book with text. */
  epub?: string
  /** Undefined while there is nothing to print. */
  onPrint?: () => void
  onClose: () => void
}

export function SettingsPanel(props: Props) {
  const {
    view,
    hasText,
    zoom,
    looks: settings,
    change,
    current: getView,
    file: fileUrl,
    epub,
    onPrint,
    onClose,
  } = props
  const text = readerText()
  return (
    <ReaderPanel title={text.tools.looks} onClose={onClose}>
      {view === 'text' ? (
        <OptionGroup
          name={text.size}
          options={TEXT_SIZES.map((size) => [size, text.sizes(size)] as const)}
          selected={settings.size}
          onSelect={(size) => change((previous) => ({ ...previous, size }))}
        />
      ) : (
        <p className="book-zoom">
          <button type="button" aria-label={text.smaller} onClick={() => getView()?.zoom(-1)}>
            −
          </button>
          <output>{Math.round(zoom * 100)}%</output>
          <button type="button" aria-label={text.larger} onClick={() => getView()?.zoom(1)}>
            +
          </button>
        </p>
      )}
      <OptionGroup
        name={text.paper}
        options={PAPER_THEMES.map((paper) => [paper, text.papers[paper]] as const)}
        selected={settings.paper}
        onSelect={(paper) => change((previous) => ({ ...previous, paper }))}
      />
      {view === 'text' && <ReadingAidOptions settings={settings} change={change} />}
      <p className="book-ways">
        <button type="button" disabled={!onPrint} onClick={onPrint}>
          {hasText ? text.print : text.printBook}
        </button>
        <a href={fileUrl} target="_blank" rel="noopener">
          {text.printFile}
        </a>
        {epub && <a href={epub}>{text.epub}</a>}
      </p>
    </ReaderPanel>
  )
}
