import { readerWords } from '@/words/reader'
import { type Looks, PAPERS, SIZES } from '../looks'
import type { BookView, View } from './book-view'
import { Sheet } from './sheet'

type Props = {
  view: View
  hasText: boolean
  zoom: number
  looks: Looks
  change: (wish: (now: Looks) => Looks) => void
  current: () => BookView | null
  file: string
  /** Missing while there is nothing to print yet. */
  onPrint?: () => void
  onClose: () => void
}

/** Type and paper of the text, zoom of the pages, and both on real paper. */
export function LooksSheet(props: Props) {
  const { view, hasText, zoom, looks, change, current, file, onPrint, onClose } = props
  const words = readerWords()
  return (
    <Sheet title={words.tools.looks} onClose={onClose}>
      {view === 'text' ? (
        <Choice
          name={words.size}
          options={SIZES.map((size) => [size, words.sizes(size)] as const)}
          chosen={looks.size}
          onChoose={(size) => change((now) => ({ ...now, size }))}
        />
      ) : (
        <p className="book-zoom">
          <button type="button" aria-label={words.smaller} onClick={() => current()?.zoom(-1)}>
            −
          </button>
          <output>{Math.round(zoom * 100)}%</output>
          <button type="button" aria-label={words.larger} onClick={() => current()?.zoom(1)}>
            +
          </button>
        </p>
      )}
      <Choice
        name={words.paper}
        options={PAPERS.map((paper) => [paper, words.papers[paper]] as const)}
        chosen={looks.paper}
        onChoose={(paper) => change((now) => ({ ...now, paper }))}
      />
      <p className="book-ways">
        <button type="button" disabled={!onPrint} onClick={onPrint}>
          {hasText ? words.print : words.printBook}
        </button>
        <a href={file} target="_blank" rel="noopener">
          {words.printFile}
        </a>
      </p>
    </Sheet>
  )
}

type ChoiceProps<Value> = {
  name: string
  options: (readonly [value: Value, label: string])[]
  chosen: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { name, options, chosen, onChoose } = props
  return (
    <fieldset className="book-choice">
      <legend>{name}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
