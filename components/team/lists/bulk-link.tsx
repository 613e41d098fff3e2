import { buttonClass } from '@/components/ui/button'
import type { TickedRow } from './row-tick'

type Props = {
  label: string
  href: string
  param: string
  isDownload?: true
  ticked: TickedRow[]
}

export function BulkLink({ label, href, param, isDownload, ticked }: Props) {
  const ids = ticked.map(({ id }) => id).join(',')
  return (
    <a
      href={`${href}?${new URLSearchParams({ [param]: ids })}`}
      download={isDownload}
      className={buttonClass('secondary')}
    >
      {label}
    </a>
  )
}
