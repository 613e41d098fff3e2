import Link from 'next/link'
import { routes } from '@/lib/routes'
import { mySchoolWords } from '@/words/my-school'

type Place = 'teachers' | 'invite' | 'help'
type Props = { title: string; lede: string; here: Place }

const WAYS = [
  ['teachers', routes.mySchool],
  ['invite', routes.schoolInvite],
  ['help', routes.schoolHelp],
] as const

/** The opening of a coordinator's pages, with the way from one to the other. */
export function SchoolHead({ title, lede, here }: Props) {
  const { coordinator } = mySchoolWords()
  return (
    <>
      <nav aria-label={coordinator.parts} className="-mx-3 mb-5 flex flex-wrap">
        {WAYS.map(([place, href]) => (
          <Link
            key={place}
            href={href}
            prefetch={false}
            aria-current={place === here ? 'page' : undefined}
            className="nav-link"
          >
            {coordinator[place]}
          </Link>
        ))}
      </nav>
      <h1 className="underlined">{title}</h1>
      <p className="lede mt-4">{lede}</p>
    </>
  )
}
