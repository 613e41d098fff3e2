import { parseNotation } from '@/lib/class-tests/notation'
import './class-tests.css'

type Props = { text: string; lang?: string }

/** Words of a question as in a textbook. Everything is text, so markup in it is shown. */
export const NotationText = ({ text, lang }: Props) => (
  <span className="notation" lang={lang} dir="auto">
    {parseNotation(text).map((span, index) => {
      const key = `${index}`
      if (span.kind === 'fraction')
        return (
          <span key={key} className="fraction">
            <span>{span.top}</span>
            <span className="sr-only">{'/'}</span>
            <span>{span.bottom}</span>
          </span>
        )
      if (span.kind === 'superscript') return <sup key={key}>{span.text}</sup>
      return span.kind === 'subscript' ? <sub key={key}>{span.text}</sub> : span.text
    })}
  </span>
)
