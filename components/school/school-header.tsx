import Link from 'next/link'
import { mySchoolText } from '@/i18n/my-school'
import { routes } from '@/lib/routes'

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
      <nav aria-label={text.parts} className="-mx-3 mb-5 flex flex-wrap">
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
      </nav>
      <h1 className="underlined">{title}</h1>
      <p className="lede mt-4">{lede}</p>
    </>
  )
}
