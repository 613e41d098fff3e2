import { NavLink } from '@/components/site/nav-link'
import { myTestsText } from '@/i18n/my-tests'
import { routes } from '@/lib/routes'

/** The pages of one test. */
export function TestTabs({ id }: { id: string }) {
  const { tabs: text } = myTestsText()
  return (
    <nav aria-label={text.label} className="tabs">
      <NavLink href={routes.classTest(id)}>{text.questions}</NavLink>
      <NavLink href={routes.testPreview(id)}>{text.preview}</NavLink>
    </nav>
  )
}
