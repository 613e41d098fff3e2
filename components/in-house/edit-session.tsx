import { formatIndiaClock, formatIndiaDay } from '@/base/india-time'
import { schoolSessionsText } from '@/i18n/school-sessions'
import type { InHouseSession, listSessionItems } from '@/lib/training/in-house/session'
import { PlanSessionForm } from './plan-session-form'

type Props = { session: InHouseSession; items: Awaited<ReturnType<typeof listSessionItems>> }

/** Collapsed, because it is rarely needed. */
export function EditSession({ session, items }: Props) {
  const { edit: text } = schoolSessionsText()
  const { id, title, itemId, startsAt, minutes, standardDomain, version } = session
  // Otherwise saving would remove a material that is no longer published.
  const isListed = !itemId || items.some(({ value }) => value === itemId)
  const choices = isListed ? items : [...items, { value: itemId, label: text.sameItem }]
  return (
    <details className="mt-10 max-w-xl">
      <summary className="cursor-pointer py-2.5 font-semibold">{text.heading}</summary>
      <div className="mt-4">
        <PlanSessionForm
          key={version}
          items={choices}
          session={{
            ...{ id, title, minutes, version },
            item: itemId ?? '',
            day: formatIndiaDay(startsAt),
            time: formatIndiaClock(startsAt),
            standardDomain: standardDomain ?? '',
          }}
        />
      </div>
    </details>
  )
}
