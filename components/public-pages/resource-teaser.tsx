import { resourcePageText } from '@/i18n/resource-page'
import type { TeaserText } from '@/lib/toolkit/page-text'
import type { PublicResource } from '@/lib/toolkit/public-resources'

type Props = Pick<PublicResource, 'page' | 'textLang'>

/** The text of the page whose picture is above. */
export function ResourceTeaser({ page: { title, text: pageText }, textLang }: Props) {
  if (!pageText) return null
  return (
    <section aria-labelledby="look" className="sheet sheet-pinned px-5 py-8 md:px-10 md:py-10">
      <h2 id="look">{resourcePageText().look}</h2>
      <div className="prose mt-4">
        <div lang={textLang}>
          <h3>{title}</h3>
          {pageText.sections.map((section) => (
            <TeaserSection key={section.heading ?? section.texts[0]} {...section} />
          ))}
        </div>
        {pageText.notes && <Notes notes={pageText.notes} textLang={textLang} />}
      </div>
    </section>
  )
}

function TeaserSection({ heading, texts, list }: TeaserText['sections'][number]) {
  return (
    <>
      {heading && <h4 className="mt-4">{heading}</h4>}
      {!list && texts.map((text) => <p key={text}>{text}</p>)}
      {list === 'points' && (
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {list === 'levels' && (
        <ol reversed start={texts.length} className="list-decimal pl-6">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      )}
    </>
  )
}

type NotesProps = { notes: NonNullable<TeaserText['notes']>; textLang?: string }

function Notes({ notes, textLang }: NotesProps) {
  const { notes: labels } = resourcePageText()
  return (
    <dl>
      {(['say', 'do', 'watch'] as const).map((name) => (
        <div key={name} className="mt-3">
          <dt className="font-semibold">{labels[name]}</dt>
          <dd lang={textLang}>{notes[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
