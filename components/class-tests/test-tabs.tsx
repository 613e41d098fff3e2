import { NavLink } from '@/components/site/nav-link'
import { myTestsText } from '@/i18n/my-tests'
import { routes } from '@/lib/routes'

type Props = { id: string; isReading?: true }

/** The pages of one test. The one with the camera loads in full, because it has a security policy of its own. */
export function TestTabs({ id, isReading }: Props) {
  const { tabs: text } = myTestsText()
  return (
    <nav aria-label={text.label} className="tabs">
      <NavLink href={routes.classTest(id)}>{text.questions}</NavLink>
      <NavLink href={routes.testPreview(id)}>{text.preview}</NavLink>
      <a
        href={routes.readSheets(id)}
        aria-current={isReading ? 'page' : undefined}
        className="nav-link"
      >
        {text.read}
      </a>
      <NavLink href={routes.testResults(id)} others={[routes.testSlips(id)]}>
        {text.results}
      </NavLink>
    </nav>
  )
}
