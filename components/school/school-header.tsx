import Link from 'next/link'
import { ScrollingRow } from '@/components/ui/scrolling-row'
import { mySchoolText } from '@/i18n/my-school'
import { routes } from '@/lib/routes'
import '@/app/styles/school-tabs.css'

type SchoolTab =
  | 'teachers'
  | 'training'
  | 'invite'
  | 'billing'
  | 'website'
  | 'signIn'
  | 'api'
  | 'webhooks'
  | 'help'
type Props = { title: string; lede: string; activeTab: SchoolTab }

const listTabs = () =>
  [
    ['teachers', routes.mySchool],
    ['training', routes.schoolTraining],
    ['invite', routes.schoolInvite],
    ['billing', routes.schoolBilling],
    ['website', routes.schoolWebsite],
    ['signIn', routes.schoolSignIn],
    ['api', routes.schoolApi],
    ['webhooks', routes.schoolWebhooks],
    ['help', routes.schoolHelp],
  ] as const

export function SchoolHeader({ title, lede, activeTab }: Props) {
  const { coordinator: text } = mySchoolText()
  return (
    <>
      <ScrollingRow label={text.parts} current={activeTab} className="tabs">
        {listTabs().map(([tab, href]) => (
          <Link
            key={tab}
            href={href}
            prefetch={false}
            aria-current={tab === activeTab ? 'page' : undefined}
            className="nav-link"
          >
            {text[tab]}
          </Link>
        ))}
      </ScrollingRow>
      <h1>{title}</h1>
      <p className="mt-1 text-muted">{lede}</p>
    </>
  )
}
