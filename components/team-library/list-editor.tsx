import type { ListName } from '@/base/list-names'
import { TeamField, TeamForm } from '@/components/team/forms/team-form'
import { ActionButton } from '@/components/ui/action-button'
import { Badge } from '@/components/ui/badge'
import { nameLanguage } from '@/i18n/language-name'
import { LANGUAGES, translatedLanguages } from '@/i18n/languages'
import { teamEntriesText } from '@/i18n/team-entries'
import { teamTextsText } from '@/i18n/team-texts'
import type { ListEntry } from '@/lib/content/lists'
import { listTranslations } from '@/lib/content/lists'
import { MoveItem } from './move-item'

type Props = { list: ListName; entries: ListEntry[] }

const MAX_LABEL_CHARS = 60

export function ListEditor({ list, entries }: Props) {
  const text = teamEntriesText()
  const offered = entries.filter(({ isRetired }) => !isRetired)
  const retired = entries.filter(({ isRetired }) => isRetired)
  const path = `/api/team/lists/${list}`
  return (
    <section aria-labelledby={`list-${list}`} className="sheet mt-6 max-w-4xl px-5 py-6 md:px-9">
      <h2 id={`list-${list}`}>{text.names[list]}</h2>
      <p className="mt-2">{text.hints[list]}</p>
      {offered.length === 0 && <p className="mt-4">{text.none}</p>}
      <ol className="rows mt-4">
        {offered.map((entry, index) => (
          <li key={entry.slug} className="grid gap-3">
            <p className="font-semibold" dir="auto">
              {entry.label}
            </p>
            <EntryTranslations entry={entry} />
            <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
              <MoveItem
                path={`${path}/${entry.slug}/move`}
                title={entry.label}
                position={index + 1}
                count={offered.length}
              />
              <ActionButton
                label={text.retire}
                name={text.retireOf(entry.label)}
                path={`${path}/${entry.slug}/retire`}
                isImmediate
              />
            </div>
            <RenameEntry path={`${path}/${entry.slug}`} entry={entry} />
          </li>
        ))}
      </ol>
      <p className="mt-2 text-muted">{text.retireHint}</p>
      {retired.length > 0 && (
        <>
          <h3 className="mt-6">{text.retired}</h3>
          <ul className="rows mt-2">
            {retired.map(({ slug, label }) => (
              <li key={slug} className="flex flex-wrap items-center justify-between gap-4">
                <span dir="auto">{label}</span>
                <ActionButton
                  label={text.restore}
                  name={text.restoreOf(label)}
                  path={`${path}/${slug}/restore`}
                  isImmediate
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="mt-6 mb-3">{text.add}</h3>
      <TeamForm path={path} button={text.addButton}>
        <TeamField name="name" label={text.label} maxLength={MAX_LABEL_CHARS} dir="auto" />
        <TranslationFields />
      </TeamForm>
    </section>
  )
}

function EntryTranslations({ entry }: { entry: ListEntry }) {
  const text = teamEntriesText()
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-muted">
      {listTranslations(entry).map(({ language, label, isOutdated }) => (
        <li key={language}>
          <b className="mr-2">{nameLanguage(language)}</b>
          {label ? <span lang={LANGUAGES[language].tag}>{label}</span> : text.noTranslation}
          {isOutdated && <Badge>{teamTextsText().states.outdated}</Badge>}
        </li>
      ))}
    </ul>
  )
}

function TranslationFields({ entry }: { entry?: ListEntry }) {
  const text = teamEntriesText()
  const labels = new Map(
    (entry ? listTranslations(entry) : []).map(({ language, label }) => [
      language as string,
      label,
    ]),
  )
  return (
    <>
      {translatedLanguages.map((language) => (
        <TeamField
          key={language}
          name={language}
          label={text.labelIn(nameLanguage(language))}
          lang={LANGUAGES[language].tag}
          defaultValue={labels.get(language)}
          maxLength={MAX_LABEL_CHARS}
        />
      ))}
      <p className="text-muted">{text.translationHint}</p>
    </>
  )
}

function RenameEntry({ path, entry }: { path: string; entry: ListEntry }) {
  const text = teamEntriesText()
  return (
    <details>
      <summary
        className="min-h-11 cursor-pointer py-2 font-semibold"
        aria-label={text.renameOf(entry.label)}
      >
        {text.rename}
      </summary>
      <TeamForm path={path} button={text.renameButton}>
        <input type="hidden" name="was" value={entry.label} />
        <TeamField
          name="name"
          label={text.label}
          defaultValue={entry.label}
          maxLength={MAX_LABEL_CHARS}
          dir="auto"
        />
        <TranslationFields entry={entry} />
      </TeamForm>
    </details>
  )
}
