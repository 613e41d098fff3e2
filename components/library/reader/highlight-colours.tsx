import { readerText } from '@/i18n/reader'
import { HIGHLIGHT_COLOURS, type HighlightColour } from '@/lib/library/schema'

/** Each colour as it looks in the text, with its name and its meaning. */
export function HighlightColours({ selected }: { selected: HighlightColour }) {
  const { highlights: text } = readerText()
  return (
    <fieldset className="book-colours">
      <legend>{text.legend}</legend>
      {HIGHLIGHT_COLOURS.map((colour) => (
        <label key={colour}>
          <input type="radio" name="colour" value={colour} defaultChecked={colour === selected} />
          <span className="book-mark" data-colour={colour}>
            {text.colours[colour]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
