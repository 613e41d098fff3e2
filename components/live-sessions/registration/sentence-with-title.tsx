import { getForeignTag } from '@/i18n/language'

type Props = {
  title: string
  /** Of the title. */
  language: string
  sentence: (title: string) => string
}

/** Is in no text. */
const PLACE = '\uE000'

/** A title in another language than the page is marked within the sentence. */
export function SentenceWithTitle({ title, language, sentence }: Props) {
  const lang = getForeignTag(language)
  if (!lang) return <>{sentence(title)}</>
  const [before, after] = sentence(PLACE).split(PLACE)
  return (
    <>
      {before}
      <span lang={lang}>{title}</span>
      {after}
    </>
  )
}
