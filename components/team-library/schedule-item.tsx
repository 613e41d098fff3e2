import { formatIndiaClock, formatIndiaDay } from '@/base/india-time'
import { TeamField, TeamForm } from '@/components/team/forms/team-form'
import { teamLibraryText } from '@/i18n/team-library'
import type { Item } from '@/lib/content/item'

export function ScheduleItem({ item: { id, publishAt } }: { item: Item }) {
  const { schedule: text } = teamLibraryText().state
  return (
    <section aria-labelledby="schedule" className="mt-6 grid max-w-xl gap-3">
      <h3 id="schedule">{text.heading}</h3>
      <p className="text-muted">{text.hint}</p>
      <TeamForm
        path={`/api/team/library/${id}/schedule`}
        button={publishAt ? text.change : text.button}
        variant="secondary"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TeamField
            name="day"
            type="date"
            label={text.day}
            defaultValue={publishAt ? formatIndiaDay(publishAt) : undefined}
            required
          />
          <TeamField
            name="time"
            type="time"
            label={text.time}
            defaultValue={publishAt ? formatIndiaClock(publishAt) : undefined}
            required
          />
        </div>
      </TeamForm>
      {publishAt && (
        <TeamForm
          path={`/api/team/library/${id}/unschedule`}
          button={text.remove}
          variant="secondary"
        />
      )}
    </section>
  )
}
