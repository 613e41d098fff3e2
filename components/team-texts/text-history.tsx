import { TeamForm } from '@/components/team/forms/team-form'
import { Badge } from '@/components/ui/badge'
import { teamTextsText } from '@/i18n/team-texts'
import type { EditedText, TextVersionSummary } from '@/lib/texts/team'

export function TextHistory({ edited }: { edited: EditedText }) {
  const { history: text } = teamTextsText()
  const { name, currentNumber, versions } = edited
  const isOriginalShown = (versions[0]?.changes.length ?? 0) === 0
  return (
    <section aria-labelledby="history" className="mt-10 max-w-3xl">
      <h2 id="history">{text.heading}</h2>
      {versions.length === 0 && <p className="mt-2">{text.none}</p>}
      <ul className="rows mt-2">
        {versions.map((version) => (
          <li key={version.number} className="grid gap-3">
            <Version version={version} isCurrent={version.number === currentNumber} />
            {version.number !== currentNumber && (
              <RestoreForm
                {...{ name, number: version.number, label: text.restore }}
                accessibleName={text.restoreNamed(version.number)}
              />
            )}
          </li>
        ))}
      </ul>
      {!isOriginalShown && (
        <div className="mt-4">
          <RestoreForm {...{ name, number: 0, label: text.useOriginal }} />
        </div>
      )}
    </section>
  )
}

function Version({ version, isCurrent }: { version: TextVersionSummary; isCurrent: boolean }) {
  const { history: text } = teamTextsText()
  const { number, publishedBy, publishedAt, changes } = version
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3">
        <b>{text.version(number)}</b>
        {isCurrent && <Badge>{text.current}</Badge>}
      </p>
      <p className="text-muted">{text.by(publishedBy ?? text.someone, publishedAt)}</p>
      {changes.length === 0 ? (
        <p>{text.isOriginal}</p>
      ) : (
        <details>
          <summary className="min-h-11">{text.show}</summary>
          <dl className="grid gap-3" dir="auto">
            {changes.map(({ label, text: changedText }) => (
              <div key={label}>
                <dt className="text-muted">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{changedText}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}

type RestoreProps = { name: string; number: number; label: string; accessibleName?: string }

const RestoreForm = ({ name, number, label, accessibleName }: RestoreProps) => (
  <TeamForm
    path={`/api/team/texts/${name}/restore`}
    button={label}
    name={accessibleName}
    variant="secondary"
  >
    <input type="hidden" name="number" value={number} />
  </TeamForm>
)
