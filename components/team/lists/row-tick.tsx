import { teamHomeText } from '@/i18n/team-home'

/** Belongs to the form of the `BulkBar`, wherever it is on the page. */
export const BULK_FORM = 'bulk'

export type TickedRow = { id: string; name: string }

export const RowTick = ({ id, name }: TickedRow) => (
  <label className="row-tick">
    <input
      type="checkbox"
      name="ids"
      form={BULK_FORM}
      value={id}
      data-name={name}
      aria-label={teamHomeText().list.tick(name)}
      // Firefox would tick the rows of a reloaded page again.
      autoComplete="off"
    />
  </label>
)
