import Link from 'next/link'
import { ScrollingRow } from '@/components/ui/scrolling-row'
import { teamText } from '@/i18n/team'

type Props<Tab extends string> = { path: string; tabs: Record<Tab, string>; current: Tab }

/** Each tab is a page with its own URL; the first one needs no parameter. */
export function RecordTabs<Tab extends string>({ path, tabs, current }: Props<Tab>) {
  return (
    <ScrollingRow label={teamText().tabs} current={current} className="record-tabs">
      {(Object.entries(tabs) as [Tab, string][]).map(([tab, label], index) => (
        <Link
          key={tab}
          href={index === 0 ? path : `${path}?tab=${tab}`}
          prefetch={false}
          aria-current={tab === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </ScrollingRow>
  )
}
