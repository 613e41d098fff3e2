import { recordCheckText } from '@/i18n/record-check'
import type { RecordCheck, RecordMinutes } from '@/lib/learning/record/check'

export function PrintedRecordCheck({ result }: { result: RecordCheck }) {
  const text = recordCheckText()
  if (result.is === 'tooMany') return <Message title={text.title} note={text.tooMany} />
  if (result.is === 'unknown')
    return <Message title={text.unknown.title} note={text.unknown.note} />
  const { name, printed, current, isCurrent } = result
  return (
    <>
      <h1 className="underlined">{isCurrent ? text.current.title : text.changed.title}</h1>
      <p className="lede mt-4">
        {isCurrent ? text.current.note(printed.day) : text.changed.note(printed.day)}
      </p>
      <dl className="sheet mt-6 grid max-w-2xl gap-4 px-5 py-6 sm:px-8">
        <Row label={text.name} value={name} />
        <Row label={text.yearLabel} value={text.year(printed.firstYear)} />
        <MinutesRows minutes={printed} />
      </dl>
      {!isCurrent && (
        <section aria-labelledby="today" className="mt-8">
          <h2 id="today">{text.changed.today}</h2>
          <dl className="sheet mt-4 grid max-w-2xl gap-4 px-5 py-6 sm:px-8">
            <MinutesRows minutes={current} />
          </dl>
        </section>
      )}
      <p className="mt-6 max-w-2xl">{text.checked}</p>
    </>
  )
}

function MinutesRows({ minutes }: { minutes: RecordMinutes }) {
  const { hours: formatHours, rows } = recordCheckText()
  return (['government', 'inHouse', 'other', 'ours'] as const).map((name) => (
    <Row key={name} label={rows[name]} value={formatHours(minutes[name])} />
  ))
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <div className="sm:grid sm:grid-cols-lead-xl sm:gap-x-6">
    <dt className="text-muted">{label}</dt>
    <dd dir="auto" className="font-semibold wrap-anywhere sm:text-start">
      {value}
    </dd>
  </div>
)

const Message = ({ title, note }: { title: string; note: string }) => (
  <>
    <h1 className="underlined">{title}</h1>
    <p className="lede mt-4">{note}</p>
  </>
)
