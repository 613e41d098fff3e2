'use client'

import { Checkbox } from '@/components/ui/checkbox'
import { schoolSiteDisclosureText } from '@/i18n/school-site-disclosure'
import type { EditDisclosure } from './edit-disclosure'

type NotApplicableProps = { name: string; isTicked: boolean; edit: EditDisclosure }

export function NotApplicable({ name, isTicked, edit }: NotApplicableProps) {
  const { doesNotApply } = schoolSiteDisclosureText()
  return (
    <Checkbox
      label={doesNotApply}
      checked={isTicked}
      onChange={({ target }) =>
        edit(({ notApplicable, ...rest }) => ({
          ...rest,
          notApplicable: target.checked
            ? [...notApplicable, name]
            : notApplicable.filter((key) => key !== name),
        }))
      }
    />
  )
}
