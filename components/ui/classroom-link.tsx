import { shareText } from '@/i18n/share'
import { buildClassroomUrl } from './classroom-url'

type Props = {
  /** Of the page to share. */
  url: string
  /** Accessible name where the text repeats on a page. */
  label?: string
}

export const ClassroomLink = ({ url, label }: Props) => (
  <a
    href={buildClassroomUrl(url)}
    target="_blank"
    rel="noreferrer"
    aria-label={label}
    className="inline-flex min-h-11 items-center"
  >
    {shareText().classroom}
  </a>
)
