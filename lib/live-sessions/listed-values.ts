import 'server-only'
import { AppError, type FieldErrors } from '@/base/errors'
import { isOffered, isOfferedLabel, type Lists } from '@/lib/content/lists'
import type { LiveSessionFormValues } from './schema'

const NOT_OFFERED = 'notOffered'

type ListedValues = Pick<LiveSessionFormValues, 'theme' | 'subject' | 'region'>

/** A session keeps what it has when that is retired. */
export function requireOfferedValues(
  lists: Lists,
  { kind, theme, subject, region }: ListedValues & Pick<LiveSessionFormValues, 'kind'>,
  current?: ListedValues,
) {
  const isListed = (list: 'subject' | 'region', text: string | null) =>
    kind !== 'meeting' || !text || isOfferedLabel(lists[list], text, current?.[list])
  const errors: FieldErrors = {
    ...(theme && !isOffered(lists.theme, theme, current?.theme) && { theme: NOT_OFFERED }),
    ...(!isListed('subject', subject) && { subject: NOT_OFFERED }),
    ...(!isListed('region', region) && { region: NOT_OFFERED }),
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid', 'checkForm', { errors })
}
